-- A conversation of each shopper.
insert into chat_conversations (id, customer_id, created_at)
select gen_random_uuid(), id, now() from customers where email like 'shopper-%'
