import { describe, it } from 'vitest';
import * as history from '../testing/case-file-history.ts';
import { minute, specifyProjection } from '../testing/specify-projection.ts';
import { customerListProjection } from './project.ts';

const { given } = specifyProjection(customerListProjection);

describe('the list of customers', () => {
  it('shows a new customer without calculations', () => {
    given(history.customerCreated('c1', { name: 'José Antônio', state: 'SC' })).thenDocuments({
      id: 'c1',
      accountId: 'a1',
      name: 'José Antônio',
      foldedName: 'jose antonio',
      birthDate: null,
      state: 'SC',
      status: 'client',
      createdAt: minute(0),
      lastCalculationAt: null,
      calculationsCount: 0,
    });
  });

  it('is found by a name with single blanks, however many were pasted with it', () => {
    given(history.customerCreated('c1', { name: 'José  da\u00a0 Silva' })).thenDocuments({
      name: 'José  da\u00a0 Silva',
      foldedName: 'jose da silva',
      searchText: 'jose da silva',
    });
  });

  it('follows a change of name and status', () => {
    given(
      history.customerCreated('c1', { name: 'José', birthDate: '1960-01-01' }),
      history.customerEdited('c1', { name: 'João' }, 'consultation'),
    ).thenDocuments({ name: 'João', foldedName: 'joao', birthDate: '1960-01-01', status: 'consultation' });
  });

  it('has no folded name once the name is cleared', () => {
    given(history.customerCreated('c1', { name: 'José' }), history.customerEdited('c1', { name: null })).thenDocuments({
      name: null,
      foldedName: null,
    });
  });

  it('counts calculations, copies too, and dates the newest', () => {
    given(
      history.customerCreated('c1'),
      history.calculationCreated('k1', 'c1'),
      history.calculationCopied('k2', 'k1', 'c1'),
      history.calculationEdited('k1', 'c1', 'Outro nome'),
    ).thenDocuments({ calculationsCount: 2, lastCalculationAt: minute(2) });
  });

  it('dates the newest remaining one when one is deleted', () => {
    given(
      history.customerCreated('c1'),
      history.calculationCreated('k1', 'c1'),
      history.calculationCreated('k2', 'c1'),
      history.calculationDeleted('k2', 'c1'),
    ).thenDocuments({ calculationsCount: 1, lastCalculationAt: minute(1) });
  });

  it('has no date when none remains', () => {
    given(
      history.customerCreated('c1'),
      history.calculationCreated('k1', 'c1'),
      history.calculationDeleted('k1', 'c1'),
    ).thenDocuments({ calculationsCount: 0, lastCalculationAt: null });
  });

  it('does not restore a deleted customer when a calculation’s event arrives late', () => {
    given(
      history.customerCreated('c1'),
      history.customerDeleted('c1'),
      history.calculationCreated('k1', 'c1'),
    ).thenNothing();
  });
});
