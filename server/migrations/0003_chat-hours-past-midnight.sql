-- A day that closes before it opens goes on after midnight; one that closes when it opens lasts 24 hours.
alter table chat_opening_hours drop constraint chat_opening_hours_open_before_close;
