export const JOB_MIGRATIONS = [
  `CREATE TABLE jobs (
     number INTEGER PRIMARY KEY AUTOINCREMENT,
     queue TEXT NOT NULL,
     id TEXT NOT NULL,
     data TEXT NOT NULL,
     status TEXT NOT NULL CHECK (status IN ('queued', 'running', 'done', 'failed')),
     run_at INTEGER NOT NULL,
     attempts INTEGER NOT NULL,
     attempt INTEGER NOT NULL DEFAULT 0,
     backoff_ms INTEGER NOT NULL,
     progress REAL NOT NULL DEFAULT 0,
     result TEXT,
     error TEXT,
     holder TEXT,
     lease TEXT,
     leased_until INTEGER,
     ended_at INTEGER,
     UNIQUE (queue, id)
   ) STRICT;
   CREATE INDEX jobs_next ON jobs (queue, status, run_at, number);
   CREATE INDEX jobs_held ON jobs (lease) WHERE lease IS NOT NULL;
   CREATE TABLE schedules (
     queue TEXT NOT NULL,
     name TEXT NOT NULL,
     every_ms INTEGER NOT NULL,
     data TEXT NOT NULL,
     next_at INTEGER NOT NULL,
     PRIMARY KEY (queue, name)
   ) STRICT;`,
  'ALTER TABLE jobs ADD COLUMN confidential INTEGER NOT NULL DEFAULT 0',
  `ALTER TABLE jobs ADD COLUMN owner TEXT;
   ALTER TABLE jobs ADD COLUMN about TEXT;
   ALTER TABLE jobs ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX jobs_turns ON jobs (queue, status, turn, run_at, number);
   CREATE INDEX jobs_owners ON jobs (queue, owner, turn) WHERE owner IS NOT NULL;
   CREATE INDEX jobs_about ON jobs (queue, about) WHERE about IS NOT NULL;`,
  // Each index is written at each step of a job: what runs is found by its number, and only what waits by its time.
  `DROP INDEX jobs_held;
   DROP INDEX jobs_next;
   CREATE INDEX jobs_due ON jobs (queue, run_at) WHERE status = 'queued';`,
];
