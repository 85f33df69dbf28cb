/** All factors of update are one, so that averages are plain. */
import { expect, it } from 'vitest';
import { completeTable } from '../../testing/complete-table.ts';
import { monthly } from '../../testing/monthly.ts';
import { someone, worked } from '../../testing/people.ts';
import { outlook } from './outlook.ts';

const notesOn = (pay: number, birthDate: '1981-03-15' | '1964-03-15') =>
  outlook({
    ...someone({
      gender: 'Mulher',
      birthDate,
      on: '2026-11-22',
      records: [worked('2000-01-01', null, { salaries: monthly('2000-01', '2026-10', pay) })],
    }),
    indexes: [completeTable('11/2026')],
  })
    .notes.join(' ')
    .replaceAll('\u00a0', ' ');

it('a value that the ceiling holds is said to be the ceiling', () => {
  expect(notesOn(9000, '1981-03-15')).toContain('R$ 8.475,55 é o teto do INSS hoje, que limita o valor.');
});

it('nothing is said of the ceiling where no value reaches it', () => {
  expect(notesOn(3000, '1981-03-15')).not.toContain('é o teto do INSS');
  expect(notesOn(3000, '1964-03-15')).not.toContain('é o teto do INSS');
});
