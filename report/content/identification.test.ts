import { expect, it } from 'vitest';
import { sampleCustomer } from '../../domain/api/sample.ts';
import { sampleReport } from '../sample.ts';
import { identification } from './identification.ts';

it('keeps a phone number on one line', () => {
  const customer = { ...sampleCustomer, mainPhoneNumber: '41999990000' };
  const [facts] = identification(sampleReport({ customer }));
  const phone = facts?.kind === 'facts' ? facts.facts.find(({ label }) => label === 'Telefone')?.value : undefined;
  expect(phone).toMatch(/^\(41\)\S*\u00a0\S+$/);
  expect(phone).not.toContain(' ');
});
