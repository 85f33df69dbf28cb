import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { orderedSections } from '../../../../domain/api/report.ts';
import { type ReportLook, usualLook } from '../../../../domain/api/report-look.ts';
import { orderOf } from '../../../../domain/words/section-order.ts';
import { serve } from '../../data/testing/serve.ts';
import { show } from '../../shared/testing/render.tsx';
import { LookPanel } from './LookPanel.tsx';
import { useReportLook } from './useReportLook.ts';

const shown = ['CABECALHO', 'INFORMACOES_BASICAS', 'PLANO_ACAO'] as const;

const open = async () => {
  const chosen: ReportLook[] = [];
  const Panel = () => {
    const [look, setLook] = useState(usualLook);
    const sections = orderOf(look.order).filter((section) => shown.some((one) => one === section));
    const choose = (next: ReportLook) => {
      chosen.push(next);
      setLook(next);
    };
    return <LookPanel look={look} sections={sections} onChange={choose} />;
  };
  show(<Panel />);
  await userEvent.click(await screen.findByRole('button', { name: 'Aparência do relatório' }));
  return chosen;
};
const titles = () =>
  within(screen.getByRole('list', { name: 'Ordem das seções' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('takes colour, letter and cover one by one', async () => {
  const chosen = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Vinho' }));
  await userEvent.click(screen.getByRole('button', { name: 'Com serifa' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Capa' }));
  expect(chosen.at(-1)).toEqual({ ...usualLook, colour: '#7a1f3d', typeface: 'serif', cover: true });
  await userEvent.click(screen.getByRole('button', { name: 'Voltar à aparência padrão' }));
  expect(chosen.at(-1)).toEqual(usualLook);
});

it('takes the office’s own colour once it can be read', async () => {
  const chosen = await open();
  const other = screen.getByLabelText('Outra cor');
  await userEvent.clear(other);
  await userEvent.type(other, '#ffe066');
  expect(screen.getByText('Esta cor é clara demais para se ler no papel. Escolha uma mais escura.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Usar' })).toBeDisabled();
  await userEvent.clear(other);
  await userEvent.type(other, '#123456{Enter}');
  expect(chosen).toEqual([{ ...usualLook, colour: '#123456' }]);
});

it('moves a section with the keys, on and on, and says where it went', async () => {
  const chosen = await open();
  screen.getByRole('button', { name: 'Subir Plano de ação' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Plano de ação: 2ª de 3 seções');
  await userEvent.keyboard('{Enter}{Enter}');
  expect(titles()).toEqual(['Plano de ação', 'Identificação do cliente', 'Informações básicas']);
  await userEvent.click(screen.getByRole('button', { name: 'Descer Plano de ação' }));
  expect(screen.getByRole('button', { name: 'Descer Plano de ação' })).toHaveFocus();
  expect(titles()).toEqual(['Identificação do cliente', 'Plano de ação', 'Informações básicas']);
  expect(chosen.at(-1)?.order.toSorted()).toEqual(orderedSections.toSorted());
});

it('keeps each choice at once, and tells what could not be kept', async () => {
  const kept: unknown[] = [];
  let refuses = false;
  serve({
    'GET users/self/report-look': { body: { reportLook: usualLook } },
    'PUT users/self/report-look': async (request) => {
      kept.push(await request.json());
      return refuses
        ? { status: 503, body: { err: 'StoreUnavailable', errorMessage: 'Tente de novo.' } }
        : { body: { reportLook: usualLook } };
    },
  });
  const Look = () => {
    const { look, choose } = useReportLook();
    return (
      <button type="button" onClick={() => choose({ ...look, cover: !look.cover })}>
        {look.cover ? 'com capa' : 'sem capa'}
      </button>
    );
  };
  show(<Look />);
  await userEvent.click(await screen.findByRole('button', { name: 'sem capa' }));
  await waitFor(() => expect(kept).toEqual([{ reportLook: { ...usualLook, cover: true } }]));
  refuses = true;
  await userEvent.click(await screen.findByRole('button', { name: 'sem capa' }));
  expect(await screen.findByText('Tente de novo.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'sem capa' })).toBeVisible();
});
