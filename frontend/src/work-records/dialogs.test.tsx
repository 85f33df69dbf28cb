import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { sampleRecord } from '../../../domain/api/sample.ts';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { type Answers, serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import { RecordDialogs } from './RecordDialogs.tsx';
import type { RecordAction } from './record-actions.ts';
import { WorkRecordDialog } from './WorkRecordDialog.tsx';

const record: WorkRecord = { ...sampleRecord, ingressDate: '1998-12-01', egressDate: '1998-12-31', addition: 0 };
const rules = {
  body: {
    applicableRules: [],
    notApplicableRules: [],
    futureRules: [],
    regimeDate: '2019-11-13',
    missingData: [],
    warnings: [],
  },
};

const open = (action: RecordAction, answers: Answers = {}, changes: Partial<WorkRecord> = {}) => {
  const onClose = vi.fn();
  const calls = serve({ 'GET calculations/k1/rules': rules, ...answers });
  show(
    <RecordDialogs
      action={action}
      record={{ ...record, ...changes }}
      asOf="2026-11-20"
      etag={'"7"'}
      onClose={onClose}
    />,
  );
  return { onClose, calls };
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the deductions of a record', () => {
  it('are refused above the days of their window, with the sentence of the specification', async () => {
    open('deductions');
    await userEvent.type(screen.getByLabelText('Até 16/12/1998 (dias)'), '17');
    expect(await screen.findByText('Valor máximo permitido: 16 dias')).toBeVisible();
    expect(screen.getByText('Por favor, corrija os valores que excedem o máximo permitido')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Aplicar' })).toBeDisabled();
  });

  it('up to the reform share their days, and are written as everywhere', async () => {
    open('deductions', {}, { egressDate: '2019-11-13' });
    expect(screen.getByText('Máximo: 7.653 dias, já sem os descontados até 16/12/1998')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Até 16/12/1998 (dias)'), '16');
    expect(screen.getByText('Máximo: 7.637 dias, já sem os descontados até 16/12/1998')).toBeVisible();
    await userEvent.type(screen.getByLabelText('De 17/12/1998 a 13/11/2019 (dias)'), '7638');
    expect(await screen.findByText('Valor máximo permitido: 7637 dias')).toBeVisible();
  });

  it('are saved with the revision that was read', async () => {
    const seen: unknown[] = [];
    const { onClose } = open('deductions', {
      'PUT work-records/w1': async (request) => {
        seen.push(request.headers.get('If-Match'), await request.json());
        return { body: { workRecord: record }, etag: '"8"' };
      },
    });
    await userEvent.type(screen.getByLabelText('Até 16/12/1998 (dias)'), '16');
    await press('Aplicar');
    expect(await screen.findByText('Registro salvo com sucesso')).toBeVisible();
    expect(seen).toEqual(['"7"', { workRecord: { deduction1: 16 } }]);
    expect(onClose).toHaveBeenCalled();
  });

  it('leave out the second window where no reform ever came', async () => {
    open('deductions', { 'GET calculations/k1/rules': { body: { ...rules.body, regimeDate: null } } });
    await waitFor(() => expect(screen.queryByLabelText(/17\/12\/1998/)).toBeNull());
    expect(screen.getByLabelText(/Desde 14\/11\/2019/)).toBeVisible();
  });
});

describe('dividing a record', () => {
  it('asks for a day inside it', async () => {
    const { calls } = open('divide');
    await press('Dividir Vínculo');
    expect(await screen.findByText('Selecione uma data de divisão')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('says beforehand that deductions will be gone', () => {
    open('divide', {}, { deduction1: 3 });
    expect(screen.getByText('As deduções serão zeradas nas duas partes.')).toBeVisible();
  });

  it('says what failed, and why', async () => {
    open('divide', {
      'POST work-records/w1/divide': {
        status: 422,
        body: {
          err: 'ValidationError',
          errorMessage: 'Inválido',
          fields: { divisionDate: 'Selecione uma data de divisão' },
        },
      },
    });
    await userEvent.type(screen.getByLabelText(/Último dia da primeira parte/), '15121998');
    await press('Dividir Vínculo');
    expect(await screen.findByText('Erro ao dividir vínculo')).toBeVisible();
    expect(screen.getByText('Selecione uma data de divisão')).toBeVisible();
  });
});

describe('dividing a record that can be divided', () => {
  it('says that it was', async () => {
    const { onClose } = open('divide', { 'POST work-records/w1/divide': { body: { workRecords: [record] } } });
    await userEvent.type(screen.getByLabelText(/Último dia da primeira parte/), '15121998');
    await press('Dividir Vínculo');
    expect(await screen.findByText('Vínculo dividido com sucesso')).toBeVisible();
    expect(onClose).toHaveBeenCalled();
  });
});

describe('removing a record', () => {
  it('says that it could not be done, and why on a line of its own', async () => {
    const { onClose } = open('remove', {
      'DELETE work-records/w1': { status: 503, body: { err: 'StoreUnavailable', errorMessage: 'Fora do ar' } },
    });
    await press('Remover');
    expect(await screen.findByText('Não foi possível remover, tente novamente mais tarde!')).toBeVisible();
    expect(screen.getByText('Fora do ar')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks with its name, and tells when it is gone', async () => {
    const { onClose } = open('remove', { 'DELETE work-records/w1': { status: 204 } });
    expect(screen.getByText('Tem certeza que deseja remover esse registro?')).toBeVisible();
    expect(screen.getByText(record.companyName)).toBeVisible();
    expect(screen.getByText(/Esta ação não poderá ser desfeita!/)).toBeVisible();
    expect(screen.getByText(/o aviso oferece desfazer; mais tarde, o Histórico volta atrás/)).toBeVisible();
    await press('Remover');
    expect(await screen.findByText('Removido com sucesso!')).toBeVisible();
    expect(onClose).toHaveBeenCalled();
  });

  it('is taken back by a return to the revision before it, unless somebody changed more since', async () => {
    const seen: unknown[] = [];
    open('remove', {
      'DELETE work-records/w1': { status: 204, etag: '"8"' },
      'POST calculations/k1/restore': async (request) => {
        seen.push(request.headers.get('If-Match'), await request.json());
        return { status: 409, body: { err: 'StaleRevision', errorMessage: 'Alterado por outra pessoa' } };
      },
    });
    await press('Remover');
    await userEvent.click(await screen.findByText('Desfazer'));
    expect(await screen.findByText(/Alterado por outra pessoa/)).toBeVisible();
    expect(seen).toEqual(['"8"', { revision: 7 }]);
  });

  it('changes nothing when somebody else changed the records meanwhile', async () => {
    const { onClose } = open('remove', {
      'DELETE work-records/w1': { status: 409, body: { err: 'StaleRevision', errorMessage: 'Mudou' } },
    });
    await press('Remover');
    expect(await screen.findByText(/foram alterados em outra aba/)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('a dialog over records that change behind it', () => {
  it('goes by what it was opened with, asks, and goes by what stands now when told to save all the same', async () => {
    const seen: (string | null)[] = [];
    serve({
      'PUT work-records/w1': (request) => {
        seen.push(request.headers.get('If-Match'));
        return { status: 409, body: { err: 'StaleRevision', errorMessage: 'Mudou' } };
      },
    });
    const Behind = () => {
      const [etag, setEtag] = useState('"7"');
      return (
        <>
          <button type="button" onClick={() => setEtag('"8"')}>
            refresh
          </button>
          <RecordDialogs action="additions" record={record} asOf="2026-11-20" etag={etag} onClose={vi.fn()} />
        </>
      );
    };
    show(<Behind />);
    screen.getByText('refresh').click();
    await press('Aplicar');
    expect(await screen.findByText('O cadastro foi alterado enquanto você editava')).toBeVisible();
    await press('Salvar as minhas assim mesmo');
    await waitFor(() => expect(seen).toEqual(['"7"', '"8"']));
  });
});

describe('the form of a record', () => {
  it('is asked about when somebody else changed the records, and closed when theirs are wanted', async () => {
    const { onClose } = open('edit', {
      'PUT work-records/w1': { status: 409, body: { err: 'StaleRevision', errorMessage: 'Mudou' } },
    });
    await userEvent.type(screen.getByLabelText(/Cidade/), ' e região');
    await press('Salvar');
    expect(await screen.findByText('O cadastro foi alterado enquanto você editava')).toBeVisible();
    await press('Continuar editando');
    await waitFor(() => expect(screen.queryByText('O cadastro foi alterado enquanto você editava')).toBeNull());
    expect(screen.getByLabelText(/Cidade/)).toHaveValue(`${record.city ?? ''} e região`);
    await press('Salvar');
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar as minhas e ver a versão atual' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('shows the sentence of a refusal under its field', async () => {
    open('edit', {
      'PUT work-records/w1': {
        status: 422,
        body: { err: 'ValidationError', errorMessage: 'Inválido', fields: { 'workRecord.city': 'Valor inválido' } },
      },
    });
    await press('Salvar');
    expect(await screen.findByText('Valor inválido')).toBeVisible();
    expect(screen.getByLabelText('Cidade')).toHaveAttribute('aria-invalid', 'true');
  });

  it('saves what was ticked, counted and chosen, and nothing else', async () => {
    const saved: unknown[] = [];
    open('edit', {
      'PUT work-records/w1': async (request) => {
        saved.push(await request.json());
        return { body: { workRecord: record } };
      },
    });
    const special = screen.getByRole('checkbox', { name: 'Especial' });
    await userEvent.click(special);
    expect(special).toBeChecked();
    await userEvent.click(await screen.findByRole('combobox', { name: /Aposentadoria especial de/ }));
    await userEvent.click(await screen.findByRole('option', { name: '15 anos' }));
    await userEvent.type(screen.getByLabelText('Licenças-prêmio não gozadas (dias)'), '30');
    expect(screen.getByRole('checkbox', { name: /licença-prêmio não gozada/ })).toBeChecked();
    await press('Salvar');
    expect(await screen.findByText('Registro salvo com sucesso')).toBeVisible();
    const changed = {
      isSpecialTime: true,
      specialTimeBase: 15,
      expiredPremiumLicenses: 30,
      hasExpiredPremiumLicenses: true,
    };
    expect(saved).toEqual([{ workRecord: changed }]);
  });

  it('takes back the complaint about the end when the beginning is put right', async () => {
    open('edit');
    const begin = screen.getByLabelText(/Data de início/);
    await userEvent.clear(begin);
    await userEvent.type(begin, '01011999');
    await press('Salvar');
    expect(await screen.findByText('Data de início e término inválidas')).toBeVisible();
    await userEvent.clear(begin);
    await userEvent.type(begin, '01121998');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByText('Data de início e término inválidas')).toBeNull());
  });

  it('asks for company, beginning, state and city', async () => {
    serve({});
    show(<WorkRecordDialog calculationId="k1" regimeType="RPPS" etag={null} onClose={vi.fn()} />);
    await press('Salvar');
    expect(screen.getAllByText('Campo obrigatório')).toHaveLength(4);
  });

  it('changes an imported record, of which no place is known, without asking for one', async () => {
    const { onClose } = open(
      'edit',
      { 'PUT work-records/w1': { body: { workRecord: record } } },
      { state: null, city: null },
    );
    expect(screen.getByLabelText('Cidade')).not.toBeRequired();
    await press('Salvar');
    expect(await screen.findByText('Registro salvo com sucesso')).toBeVisible();
    expect(onClose).toHaveBeenCalled();
  });

  it('refuses an end before the beginning', async () => {
    open('edit');
    const end = screen.getByLabelText(/Data de término/);
    await userEvent.clear(end);
    await userEvent.type(end, '30111998');
    await press('Salvar');
    expect(await screen.findByText('Data de início e término inválidas')).toBeVisible();
    expect(end).toHaveFocus();
  });

  it('asks before new dates meet old deductions', async () => {
    open('edit', { 'PUT work-records/w1': { body: { workRecord: record } } }, { deduction1: 3 });
    const end = screen.getByLabelText(/Data de término/);
    await userEvent.clear(end);
    await userEvent.type(end, '30121998');
    await press('Salvar');
    expect(await screen.findByText(/Depois de mudar as datas, confira as deduções/)).toBeVisible();
    await press('Mudar as datas');
    expect(await screen.findByText('Registro salvo com sucesso')).toBeVisible();
  });

  it('asks before what was typed is lost', async () => {
    const { onClose } = open('edit');
    await userEvent.type(screen.getByLabelText(/Cidade/), ' e região');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('Sair sem salvar?')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await press('Sair sem salvar');
    expect(onClose).toHaveBeenCalled();
  });
});
