-- How long a proof counts is a constant: nobody ever set it.
alter table staff_access_policy drop column proof_minutes;
