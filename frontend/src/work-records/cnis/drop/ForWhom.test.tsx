import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KnownClients } from './ForWhom.tsx';
import { anew, type KnownClient } from './useProposedCase.ts';

const client = (id: string, createdAt: string, names: readonly string[]): KnownClient => ({
  id,
  name: 'Joana Inventada',
  birthDate: '1964-03-10',
  by: 'nameAndBirthDate',
  createdAt,
  calculations: names.map((name) => ({ id: `${id}-${name}`, name, regimeType: 'RGPS' })),
});

it('tells two clients of one name and birth apart by the day they were created and their calculations', () => {
  const known = [
    client('c1', '2026-11-20T15:00:00.000Z', ['CNIS 20/11/2026']),
    client('c2', '2026-11-22T15:00:00.000Z', ['CNIS 22/11/2026', 'Revisão']),
  ];
  const form = {
    customerId: anew,
    calculationId: anew,
    gender: null,
    name: '',
    calculationName: '',
    regimeType: 'RGPS',
  } as const;
  render(<KnownClients form={form} onChange={() => undefined} known={known} />);
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual([
    expect.stringMatching(/criado em 20\/11\/2026.* · 1 cálculo$/),
    expect.stringMatching(/criado em 22\/11\/2026.* · 2 cálculos$/),
    'Novo cliente',
  ]);
});
