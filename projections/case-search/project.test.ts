import { describe, it } from 'vitest';
import * as history from '../testing/case-file-history.ts';
import { specifyProjection } from '../testing/specify-projection.ts';
import { caseSearchProjection } from './project.ts';

const { given } = specifyProjection(caseSearchProjection);

describe('what a search looks into', () => {
  it('is the name of a calculation and its employers, without case and accents', () => {
    given(
      history.calculationCreated('k1', 'c1', 'Município'),
      history.cnisImported('k1', 'c1', 'w1', 'w2'),
    ).thenDocuments({
      id: 'k1',
      customerId: 'c1',
      accountId: 'a1',
      foldedName: 'municipio',
      foldedEmployers: 'empresa w1\nempresa w2',
    });
  });

  it('has single blanks, however many a name was pasted with', () => {
    given(history.calculationCreated('k1', 'c1', 'Do  Município')).thenDocuments({ foldedName: 'do municipio' });
  });

  it('follows a new name, a removed record and a divided one', () => {
    given(
      history.calculationCreated('k1', 'c1'),
      history.cnisImported('k1', 'c1', 'w1', 'w2'),
      history.calculationEdited('k1', 'c1', 'Outro'),
      history.workRecordRemoved('k1', 'c1', 'w1'),
      history.workRecordDivided('k1', 'c1', 'w2', 'w3'),
      history.workRecordRemoved('k1', 'c1', 'w2'),
    ).thenDocuments({
      name: 'Outro',
      foldedName: 'outro',
      employers: [{ workRecordId: 'w3', companyName: 'Empresa w2' }],
      foldedEmployers: 'empresa w2',
    });
  });

  it('is after a return what it was', () => {
    given(
      history.calculationCreated('k1', 'c1'),
      history.cnisImported('k1', 'c1', 'w1', 'w2'),
      history.calculationRestored('k1', 'c1', { records: ['w9', 'w2'], added: ['w9'], removed: ['w1'] }),
    ).thenDocuments({ foldedName: 'como era', foldedEmployers: 'empresa w9\nempresa w2' });
  });

  it('has the records of the calculation that it was copied from', () => {
    given(history.calculationCopied('k2', 'k1', 'c1', 'w9')).thenDocuments({
      name: 'Cópia',
      foldedEmployers: 'empresa w9',
    });
  });

  it('is gone with the calculation, and with its customer', () => {
    given(history.calculationCreated('k1', 'c1'), history.calculationDeleted('k1', 'c1')).thenNothing();
    given(history.calculationCreated('k1', 'c1'), history.customerDeleted('c1')).thenNothing();
  });
});
