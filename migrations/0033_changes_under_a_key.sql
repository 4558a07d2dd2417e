-- The key under which the last change was asked for, as a hash: the same request sent again changes nothing more.
ALTER TABLE webhooks ADD COLUMN secret_key_hash text;
ALTER TABLE clubs ADD COLUMN code_key_hash text;
