/** Time of the INSS that a servant's regime already counts by a certificate, for whoever asks what it would do in the INSS. */
import { expect, it } from 'vitest';
import { asked, man, only, servantOf, UNIAO } from './testing/asked-steps.ts';
import { add, at, months, typed } from './testing/supposed.ts';

const bank = { companyName: 'Banco', regimeType: 'RPPS', ingressDate: '1992-02-03', egressDate: '1998-02-27' } as const;
const servant = typed(
  servantOf(UNIAO, '1998-03-02', {
    companyName: 'Ministério',
    salaries: months(at(1998, 3), at(2026, 10), () => 9000),
  }),
  add('w1', { ...bank, salaries: months(at(1994, 7), at(1998, 2), () => 800) }),
);

it('the bank is no entity that certifies: the certificate of the INSS is given back (Lei 8.213, art. 96, VIII)', () => {
  const step = only(asked(servant, man('1968-03-03'), 'RGPS'), 'certify');
  expect(step.title).toBe('Devolver ao INSS o tempo de Banco (desaverbação)');
  expect(step.text).not.toContain('Quem certifica');
  expect(step.text).toContain('é vedado, se o tempo averbado já gerou vantagem remuneratória');
  expect(step.article).toBe('Lei 8.213/1991, art. 96, III e VIII');
  expect(step.documents[0]).toBe('CTC original, não utilizada');
});

it('time of a former post is certified by its entity', () => {
  const state = typed(
    servant,
    add('w2', {
      ...bank,
      companyName: 'Estado',
      ingressDate: '1990-01-02',
      egressDate: '1992-01-31',
      isPublicService: true,
      salaries: [],
    }),
  );
  const texts = asked(state, man('1968-03-03'), 'RGPS').steps.filter(({ kind }) => kind === 'certify');
  expect(texts.map(({ title }) => title)).toContain('Certificar o tempo de Estado (CTC)');
  expect(texts.map(({ text }) => text).join(' ')).toContain('Quem certifica é o ente do regime próprio (Estado)');
});
