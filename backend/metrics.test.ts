import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('counts under names that Prometheus can read', async () => {
  const metrics = createMetrics();
  metrics.http.request({ method: 'GET', route: '/customers/:id', status: 200 }, 0.02);
  metrics.command('EditCustomer', 'conflict');
  metrics.append('appended', 3, 0.004);
  metrics.append('stale', 1, 0.001);
  metrics.job('cnis', 'done', 0.7);
  const text = await metrics.text();
  for (const line of [
    'genial_http_request_seconds_count{method="GET",route="/customers/:id"} 1',
    'genial_http_answers_total{method="GET",route="/customers/:id",status="2xx"} 1',
    'genial_commands_total{command="EditCustomer",outcome="conflict"} 1',
    'genial_append_seconds_count{outcome="appended"} 1',
    'genial_append_seconds_count{outcome="stale"} 1',
    'genial_events_appended_total 3',
    'genial_job_seconds_count{queue="cnis",outcome="done"} 1',
    'process_resident_memory_bytes',
  ])
    expect(text).toContain(line);
});

it('stays small however many routes, methods and statuses occur', async () => {
  const metrics = createMetrics();
  for (let route = 0; route < 70; route += 1)
    for (const status of [200, 204, 400, 401, 404, 409, 422, 429, 500, 503])
      metrics.http.request({ method: 'POST', route: `/things/${route}/:id/parts`, status }, 0.02);
  for (let method = 0; method < 100; method += 1)
    metrics.http.request({ method: `M${method}`, route: 'other', status: 404 }, 0.02);
  const text = await metrics.text();
  expect(text.length).toBeLessThan(100_000);
  expect(text).toContain('genial_http_answers_total{method="any",route="other",status="4xx"} 100');
});
