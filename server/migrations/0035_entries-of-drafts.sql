-- 0031 knew only which log a draft is made of, not how much of it. Until it is saved again, a draft counts as all that
-- the log has, or a device that has less of the log would overwrite it.
update custom_products set log_entries = design_logs.length
  from design_logs
  where design_logs.id = custom_products.log_id and custom_products.log_entries = 0;
