-- An enquiry as it was typed. Times are milliseconds since 1970; texts that were left empty are ''.
CREATE TABLE leads (
  id TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('nl', 'en')),
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  company TEXT NOT NULL,
  service TEXT NOT NULL,
  message TEXT NOT NULL,
  -- 1 when the hidden field was filled in: kept for a while, listed, never told.
  spam INTEGER NOT NULL DEFAULT 0 CHECK (spam IN (0, 1)),
  -- Keyed hash of the sender's address, emptied by the nightly cron.
  address_hash TEXT,
  -- Hash of what was typed: the same words within a day are the same enquiry.
  content_hash TEXT NOT NULL
);

CREATE INDEX leads_by_time ON leads (created_at);
CREATE INDEX leads_by_content ON leads (content_hash, created_at);
CREATE INDEX leads_by_email ON leads (email COLLATE NOCASE);
CREATE INDEX leads_by_address ON leads (address_hash) WHERE address_hash IS NOT NULL;

-- Whether each channel has told the agency about an enquiry. Spam has no rows here.
CREATE TABLE tellings (
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  channel TEXT NOT NULL CHECK (channel IN ('mail', 'webhook')),
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'told', 'given_up')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Not before this time.
  next_at INTEGER NOT NULL,
  -- Somebody is telling it now; after this time that somebody is taken for dead.
  lease_until INTEGER NOT NULL DEFAULT 0,
  told_at INTEGER,
  -- A code such as `timeout` or `http-500`, never a sentence of someone else's.
  last_error TEXT,
  -- When the other channel was told that this one has given up.
  alarmed_at INTEGER,
  PRIMARY KEY (lead_id, channel)
) WITHOUT ROWID;

CREATE INDEX tellings_due ON tellings (next_at) WHERE state = 'pending';
CREATE INDEX tellings_given_up ON tellings (lead_id) WHERE state = 'given_up';
