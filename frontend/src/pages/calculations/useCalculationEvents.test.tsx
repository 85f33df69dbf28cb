import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sampleCalculation, sampleCustomer, sampleRecord } from '../../../../domain/api/sample.ts';
import { calculationTexts } from '../../calculations/texts.ts';
import { type Answers, serve } from '../../data/testing/serve.ts';
import { show } from '../../shared/testing/render.tsx';
import CalculationPage from './CalculationPage.tsx';

const calculation = { body: sampleCalculation, etag: '"4"' };
const gone = { status: 404, body: { err: 'NotFound', errorMessage: 'Não encontrado' } };

/** The page of a calculation, with its stream in the test's hands. */
const open = () => {
  const answers: Answers = {
    'GET calculations/k1': calculation,
    'GET customers/c1': { body: { customer: sampleCustomer } },
    'GET calculations/k1/work-records': { body: { workRecords: [sampleRecord] }, etag: '"4"' },
    'GET calculations/k1/time-totals': { status: 422, body: { err: 'ValidationError', errorMessage: 'Sem totais' } },
  };
  const calls = serve(answers);
  const others = globalThis.fetch;
  let begin = (_response: Response): void => undefined;
  const stream = new Promise<Response>((resolve) => {
    begin = resolve;
  });
  let say = (_event: object): void => undefined;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address.endsWith('/events') ? stream : others(address, init),
  );
  show(<CalculationPage />, {
    at: '/customer/c1/calculations/k1',
    path: '/customer/:id/calculations/:calculationId/*',
  });
  return {
    answers,
    asked: () => calls.filter((call) => call === 'GET calculations/k1').length,
    begin: () => {
      const lines = new ReadableStream<Uint8Array>({
        start: (controller) => {
          say = (event) => controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
        },
      });
      begin(new Response(lines));
    },
    say: (event: object) => say(event),
    refuse: () => begin(Response.json(gone.body, { status: gone.status })),
  };
};
const name = () => screen.findByRole('heading', { level: 1 });

it('asks again for what a colleague has changed, and not for what this page has just read', async () => {
  const page = open();
  await name();
  page.begin();
  expect(page.asked()).toBe(1);
  page.say({ revision: 4 });
  page.say({ revision: 5 });
  await waitFor(() => expect(page.asked()).toBe(2));
});

it('asks again when the results are others, though nobody changed the calculation', async () => {
  const page = open();
  await name();
  page.begin();
  page.say({ revision: 4, results: true });
  await waitFor(() => expect(page.asked()).toBe(2));
});

it('says that the calculation is gone as soon as its stream is refused', async () => {
  const page = open();
  await name();
  page.answers['GET calculations/k1'] = gone;
  page.refuse();
  expect(await screen.findByText(calculationTexts.gone)).toBeVisible();
});
