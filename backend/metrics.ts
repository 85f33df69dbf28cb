import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { HttpObserver } from './http/middlewares/request-log.ts';

/** What Prometheus scrapes. Names end in their unit. */
export interface Metrics {
  readonly http: HttpObserver;
  command(name: string, outcome: 'done' | 'refused' | 'conflict'): void;
  job(queue: string, outcome: 'done' | 'failed' | 'thrown', seconds: number): void;
  /** Read when Prometheus asks. */
  gauge(name: string, help: string, label: string, read: () => Promise<Readonly<Record<string, number>>>): void;
  contentType: string;
  text(): Promise<string>;
}

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'genial_http_request_seconds',
    help: 'HTTP requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const commands = new Counter({
    name: 'genial_commands_total',
    help: 'Commands by name and outcome',
    labelNames: ['command', 'outcome'],
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
      request: ({ method, route, status }, seconds) =>
        requests.observe({ method, route, status: String(status) }, seconds),
    },
    command: (command, outcome) => commands.inc({ command, outcome }),
    job: (queue, outcome, seconds) => jobs.observe({ queue, outcome }, seconds),
    gauge: (name, help, label, read) => {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          for (const [key, value] of Object.entries(await read())) this.set({ [label]: key }, value);
        },
      });
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
};
