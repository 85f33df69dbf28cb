import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { CnisImport } from '../../../../domain/api/cnis.ts';
import { sampleCustomer } from '../../../../domain/api/sample.ts';
import { type Answers, serve } from '../../data/testing/serve.ts';
import { show } from '../../shared/testing/render.tsx';
import CnisImportDialog from './CnisImportDialog.tsx';
import { rememberImport } from './remembered.ts';

/** A reading of one link without an end, of somebody else. */
export const job: CnisImport = {
  id: 'i1',
  calculationId: 'k1',
  proposal: null,
  status: 'done',
  progress: 1,
  person: { name: 'OUTRA PESSOA', cpf: null, nit: null, birthDate: null, motherName: null },
  registers: [
    {
      companyName: 'PADARIA INVENTADA',
      ingressDate: '2010-01-01',
      egressDate: null,
      proposedEgressDate: '2012-03-31',
      companyCode: null,
      nit: null,
      regimeType: 'RGPS',
      kind: 'employment',
      lastRemuneration: '2012-03',
      indicators: [],
      noted: [],
      news: null,
      contributionPlans: [],
      lateMonths: null,
      salaries: [{ month: '01', year: 2010, value: 1000 }],
      warnings: [],
      matches: null,
    },
  ],
  err: null,
  errorMessage: null,
};

const limits = { body: { updateIndex: [], indexFoundInDate: true, indexDate: null, selic: [] } };

/** The server with its stream of the import's states; a function says them anew each time. */
export const serveJob = (states: readonly CnisImport[] | (() => readonly CnisImport[]), answers: Answers = {}) => {
  const calls = serve({ 'GET updateIndex': limits, ...answers });
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!address.endsWith('/events')) return others(address, init);
    const said = typeof states === 'function' ? states() : states;
    return new Response(said.map((state) => `data: ${JSON.stringify(state)}\n\n`).join(''));
  });
  return calls;
};

/** The dialog over the calculation k1. @returns what it calls when it is closed */
export const open = () => {
  const onClose = vi.fn();
  show(
    <CnisImportDialog
      calculationId="k1"
      regimeType="RGPS"
      customer={sampleCustomer}
      asOf="2026-11-20"
      method="days365"
      records={[]}
      etag={'"3"'}
      onClose={onClose}
    />,
  );
  return onClose;
};

export const choose = async (file: File) => {
  const input = screen.getByLabelText('Escolher arquivo PDF', { selector: 'input' });
  await userEvent.setup({ applyAccept: false }).upload(input, file);
};
export const pdf = (content = '%PDF-1.7') => new File([content], 'cnis.pdf', { type: 'application/pdf' });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The dialog over a reading that a closed window left behind. */
export const openRead = (read: CnisImport, answers: Answers = {}) => {
  rememberImport(sessionStorage, 'k1', { id: 'i1', name: 'cnis.pdf' });
  const calls = serveJob([read], answers);
  return { calls, onClose: open() };
};
