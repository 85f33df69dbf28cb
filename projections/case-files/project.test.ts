import { describe, it } from 'vitest';
import { calculationsProjection } from '../calculations/project.ts';
import * as history from '../testing/case-file-history.ts';
import { minute, specifyProjection } from '../testing/specify-projection.ts';
import { workRecordPlacesProjection } from '../work-record-places/project.ts';
import { caseFilesProjection } from './project.ts';

const imported = [
  history.customerCreated('c1'),
  history.calculationCreated('k1', 'c1'),
  history.cnisImported('k1', 'c1', 'w1', 'w2'),
] as const;

describe('a case file', () => {
  const { given } = specifyProjection(caseFilesProjection);

  it('holds the calculation and its records', () => {
    given(...imported).thenDocuments({
      id: 'k1',
      customerId: 'c1',
      accountId: 'a1',
      fields: { name: 'Planejamento', regimeType: 'RPPS' },
      workRecords: [
        { id: 'w1', companyName: 'Empresa w1', salaries: [{ year: 2000, month: '01', value: 1510 }] },
        { id: 'w2', companyName: 'Empresa w2' },
      ],
      createdAt: minute(1),
      updatedAt: minute(2),
    });
  });

  it('shows both parts of a divided record in the place of the one', () => {
    given(...imported, history.workRecordDivided('k1', 'c1', 'w1', 'w3')).thenDocuments({
      workRecords: [
        { id: 'w1', egressDate: '2004-12-31' },
        { id: 'w3', ingressDate: '2005-01-01', egressDate: '2009-12-31' },
        { id: 'w2' },
      ],
    });
  });

  it('is after a return what it was, and its records are found again', () => {
    given(
      ...imported,
      history.workRecordRemoved('k1', 'c1', 'w1'),
      history.calculationRestored('k1', 'c1', { records: ['w1'], added: ['w1'], removed: ['w2'] }),
    ).thenDocuments({ fields: { name: 'Como era' }, workRecords: [{ id: 'w1', companyName: 'Empresa w1' }] });
  });

  it('goes with its deletion, and all of a customer go with the customer', () => {
    given(...imported, history.calculationDeleted('k1', 'c1')).thenNothing();
    given(
      ...imported,
      history.calculationCopied('k2', 'k1', 'c1', 'w8'),
      history.calculationCreated('k3', 'c2'),
      history.customerDeleted('c1'),
    ).thenDocuments({ id: 'k3' });
  });
});

describe('the calculations of a customer', () => {
  const { given } = specifyProjection(calculationsProjection);

  it('tell how many records each has, through import, division, removal and copy', () => {
    given(
      ...imported,
      history.workRecordDivided('k1', 'c1', 'w1', 'w3'),
      history.workRecordRemoved('k1', 'c1', 'w2'),
      history.calculationCopied('k2', 'k1', 'c1', 'w4', 'w5'),
    ).thenDocuments(
      { id: 'k1', workRecordsCount: 2, updatedAt: minute(4) },
      { id: 'k2', workRecordsCount: 2, fields: { name: 'Cópia' } },
    );
  });

  it('follow a return in name and number of records', () => {
    given(
      ...imported,
      history.calculationRestored('k1', 'c1', { records: ['w2', 'w9'], added: ['w9'], removed: ['w1'] }),
    ).thenDocuments({ fields: { name: 'Como era' }, workRecordsCount: 2 });
  });

  it('follow a change of name', () => {
    given(...imported, history.calculationEdited('k1', 'c1', 'Revisão')).thenDocuments({
      fields: { name: 'Revisão' },
      createdAt: minute(1),
      updatedAt: minute(3),
    });
  });

  it('go with the customer', () => {
    given(...imported, history.customerDeleted('c1')).thenNothing();
  });
});

describe('the places of work records', () => {
  const { given } = specifyProjection(workRecordPlacesProjection);

  it('are known for records imported, divided and copied', () => {
    given(
      ...imported,
      history.workRecordDivided('k1', 'c1', 'w1', 'w3'),
      history.calculationCopied('k2', 'k1', 'c1', 'w4'),
      history.workRecordRemoved('k1', 'c1', 'w2'),
    ).thenDocuments(
      { id: 'w1', calculationId: 'k1' },
      { id: 'w3', calculationId: 'k1' },
      { id: 'w4', calculationId: 'k2' },
    );
  });

  it('go and come with a return', () => {
    given(
      ...imported,
      history.workRecordRemoved('k1', 'c1', 'w1'),
      history.calculationRestored('k1', 'c1', { records: ['w1'], added: ['w1'], removed: ['w2'] }),
    ).thenDocuments({ id: 'w1', calculationId: 'k1', customerId: 'c1' });
  });

  it('are forgotten with their calculation', () => {
    given(
      ...imported,
      history.calculationCopied('k2', 'k1', 'c1', 'w4'),
      history.calculationDeleted('k1', 'c1'),
    ).thenDocuments({ id: 'w4', calculationId: 'k2' });
    given(...imported, history.customerDeleted('c1')).thenNothing();
  });
});
