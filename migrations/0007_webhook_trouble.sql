-- What is wrong with a webhook that fails: a word, a sentence, and since when. Null while all is well.
ALTER TABLE webhooks
  ADD COLUMN trouble       text,
  ADD COLUMN trouble_why   text,
  ADD COLUMN trouble_since timestamptz;
