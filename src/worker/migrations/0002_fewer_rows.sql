-- The free plan of D1 counts every row that is written, those of indexes too: both tables are made again with as few indexes
-- as the Worker asks for. Dropping a table deletes what refers to it, so the copies are complete before anything is dropped.

CREATE TABLE new_enquiries (
  id TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  locale TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  company TEXT NOT NULL,
  service TEXT NOT NULL,
  message TEXT NOT NULL,
  -- 1 when the text looks like spam. Such an enquiry is kept, and reaches the agency in the digest.
  spam INTEGER NOT NULL DEFAULT 0 CHECK (spam IN (0, 1)),
  -- Keyed hash of the sender's address, by which a day is bounded; emptied by the nightly cron.
  address_hash TEXT,
  -- Hash of all fields: the same content within a day is the same enquiry.
  content_hash TEXT NOT NULL
) WITHOUT ROWID;

INSERT INTO new_enquiries
  (id, created_at, locale, name, email, phone, company, service, message, spam, address_hash, content_hash)
  SELECT id, created_at, locale, name, email, phone, company, service, message, spam, address_hash, content_hash
  FROM enquiries;

CREATE TABLE new_notifications (
  enquiry_id TEXT NOT NULL REFERENCES new_enquiries (id) ON DELETE CASCADE,
  -- `digest` in place of the channels: the enquiry is a line of the next digest.
  channel TEXT NOT NULL CHECK (channel IN ('mail', 'webhook', 'digest')),
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'delivered', 'given_up')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- 1, and one more for each time the agency asks for the enquiry again.
  sequence INTEGER NOT NULL DEFAULT 1,
  -- No attempt before this time.
  next_attempt_at INTEGER NOT NULL,
  -- An attempt is running; after this time it is considered dead.
  lease_until INTEGER NOT NULL DEFAULT 0,
  delivered_at INTEGER,
  -- A code such as `timeout` or `http-500`, never the text of an error.
  last_error TEXT,
  -- When the agency was told, through the other channel, that this one has given up.
  reported_at INTEGER,
  PRIMARY KEY (enquiry_id, channel)
) WITHOUT ROWID;

INSERT INTO new_notifications
  (enquiry_id, channel, state, attempts, sequence, next_attempt_at, lease_until, delivered_at, last_error, reported_at)
  SELECT enquiry_id, channel, state, attempts, sequence, next_attempt_at, lease_until, delivered_at, last_error, reported_at
  FROM notifications;

DROP TABLE notifications;
DROP TABLE enquiries;
-- The reference of the other table is renamed with it.
ALTER TABLE new_enquiries RENAME TO enquiries;
ALTER TABLE new_notifications RENAME TO notifications;

-- With the hash in it, the enquiries of a day are compared without reading them.
CREATE INDEX enquiries_by_time ON enquiries (created_at, content_hash);
CREATE INDEX enquiries_by_address ON enquiries (address_hash, created_at) WHERE address_hash IS NOT NULL;
-- Both are written only in the rare case.
CREATE INDEX notifications_resent ON notifications (enquiry_id) WHERE state = 'pending' AND sequence > 1;
CREATE INDEX notifications_given_up ON notifications (enquiry_id) WHERE state = 'given_up';
