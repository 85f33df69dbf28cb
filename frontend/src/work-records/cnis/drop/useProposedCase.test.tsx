import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CaseProposal } from '../../../../../domain/api/cnis.ts';
import { sampleCalculation, sampleCustomer } from '../../../../../domain/api/sample.ts';
import { useProposedCase } from './useProposedCase.ts';

const proposal: CaseProposal = {
  customer: { name: 'Joana', birthDate: '1964-03-10', cpf: null, nit: null },
  calculation: { name: 'CNIS 22/11/2026', regimeType: 'RGPS', registrationDate: null },
  known: [],
};
const named = (...names: readonly string[]) => ({
  ...sampleCustomer,
  calculations: names.map((name, place) => ({ ...sampleCalculation, id: `k${place}`, name })),
});
const nameFor = (...names: readonly string[]) =>
  renderHook(() => useProposedCase(proposal, named(...names))).result.current.form.calculationName;

it('names a second calculation of the same day apart from the first', () => {
  expect(nameFor()).toBe('CNIS 22/11/2026');
  expect(nameFor('CNIS 22/11/2026')).toBe('CNIS 22/11/2026 (2)');
  expect(nameFor('CNIS 22/11/2026', 'CNIS 22/11/2026 (2)', 'Outro')).toBe('CNIS 22/11/2026 (3)');
});

it('leaves a name alone that the person typed', () => {
  const { result } = renderHook(() => useProposedCase(proposal, named('CNIS 22/11/2026')));
  act(() => result.current.change({ calculationName: 'CNIS 22/11/2026' }));
  expect(result.current.choice).toMatchObject({ calculation: { name: 'CNIS 22/11/2026' } });
});
