-- An enquiry as the visitor wrote it. Times are milliseconds since 1970; optional fields left empty are ''.
CREATE TABLE enquiries (
  id TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('nl', 'en')),
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  company TEXT NOT NULL,
  service TEXT NOT NULL,
  message TEXT NOT NULL,
  -- 1 when the text looks like spam. Such an enquiry is marked, but kept and delivered like any other.
  spam INTEGER NOT NULL DEFAULT 0 CHECK (spam IN (0, 1)),
  -- Keyed hash of the sender's address, emptied by the nightly cron.
  address_hash TEXT,
  -- Hash of all fields: the same content within a day is the same enquiry.
  content_hash TEXT NOT NULL
);

CREATE INDEX enquiries_by_time ON enquiries (created_at);
CREATE INDEX enquiries_by_content ON enquiries (content_hash, created_at);
CREATE INDEX enquiries_by_email ON enquiries (email COLLATE NOCASE);
CREATE INDEX enquiries_by_address ON enquiries (address_hash) WHERE address_hash IS NOT NULL;

-- The delivery of an enquiry's notification by each channel.
CREATE TABLE notifications (
  enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
  channel TEXT NOT NULL CHECK (channel IN ('mail', 'webhook')),
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

CREATE INDEX notifications_due ON notifications (channel, next_attempt_at) WHERE state = 'pending';
CREATE INDEX notifications_given_up ON notifications (enquiry_id) WHERE state = 'given_up';
