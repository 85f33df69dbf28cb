import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { HttpObserver } from './http/middlewares/request-log.ts';

export interface Sample<Label extends string> {
  readonly labels: Readonly<Record<Label, string>>;
  readonly value: number;
}

/** The Prometheus metrics. Names end in their unit. */
export interface Metrics {
  readonly http: HttpObserver;
  command(name: string, outcome: 'done' | 'refused' | 'conflict'): void;
  job(queue: string, outcome: 'done' | 'failed' | 'thrown', seconds: number): void;
  append(outcome: 'appended' | 'stale' | 'failed', events: number, seconds: number): void;
  /** A report of the payment provider: `unknown` if it is about nothing known here. */
  paymentReport(outcome: 'noted' | 'no news' | 'unknown'): void;
  /** Personal data that no key decrypts, counted once per event with its stream. */
  unreadable(streams: readonly string[]): void;
  /** Read at each scrape; a metric that is no longer reported disappears. */
  gauge<Label extends string>(
    name: string,
    help: string,
    labels: readonly Label[],
    read: () => Promise<readonly Sample<Label>[]>,
  ): void;
  contentType: string;
  text(): Promise<string>;
}

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'genial_http_request_seconds',
    help: 'HTTP requests by route',
    labelNames: ['method', 'route'],
    buckets: [0.025, 0.1, 0.25, 1, 5],
    registers,
  });
  const answers = new Counter({
    name: 'genial_http_answers_total',
    help: 'HTTP answers by route and class of status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const commands = new Counter({
    name: 'genial_commands_total',
    help: 'Commands by name and outcome',
    labelNames: ['command', 'outcome'],
    registers,
  });
  const appends = new Histogram({
    name: 'genial_append_seconds',
    help: 'Appends to the event log until they were durable, by outcome',
    labelNames: ['outcome'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  const appended = new Counter({
    name: 'genial_events_appended_total',
    help: 'Events appended to the log by this process',
    registers,
  });
  const unreadable = new Counter({
    name: 'genial_unreadable_events_total',
    help: 'Events read whose personal part no key opened, though nobody was forgotten',
    registers,
  });
  const paymentReports = new Counter({
    name: 'genial_payment_reports_total',
    help: 'Reports of the payment provider by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const jobs = new Histogram({
    name: 'genial_job_seconds',
    help: 'Jobs by queue and outcome',
    labelNames: ['queue', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60],
    registers,
  });
  return {
    http: {
      request: ({ method, route, status }, seconds) => {
        // Random scans invent methods and addresses: they share one series.
        const called = { method: route === 'other' ? 'any' : method, route };
        requests.observe(called, seconds);
        answers.inc({ ...called, status: `${Math.floor(status / 100)}xx` });
      },
    },
    command: (command, outcome) => commands.inc({ command, outcome }),
    job: (queue, outcome, seconds) => jobs.observe({ queue, outcome }, seconds),
    append: (outcome, events, seconds) => {
      appends.observe({ outcome }, seconds);
      if (outcome === 'appended') appended.inc(events);
    },
    paymentReport: (outcome) => paymentReports.inc({ outcome }),
    unreadable: (streams) => unreadable.inc(streams.length),
    gauge: (name, help, labels, read) => {
      new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers,
        async collect() {
          const samples = await read();
          this.reset();
          for (const sample of samples) this.set({ ...sample.labels }, sample.value);
        },
      });
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
};
