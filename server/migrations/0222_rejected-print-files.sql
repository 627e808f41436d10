-- A design's page asks for orders whose print file was rejected; few are.
create index partner_orders_of_rejected_files on partner_orders (created_at desc) where problem = 'file-rejected';
