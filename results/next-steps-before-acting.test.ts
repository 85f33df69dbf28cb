import { describe, expect, it } from 'vitest';
import { formatMoney } from '../domain/words/format.ts';
import { effectText } from '../domain/words/next-steps.ts';
import { asked, man, ofKind, only, servantOf, UNIAO, woman } from './testing/asked-steps.ts';
import { add, at, empty, months, typed } from './testing/supposed.ts';

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ');

describe('whoever acts on a step reads beforehand', () => {
  /** Married to a land until 1991, then with small companies of her own: with her months paid up to 20% she could ask today. */
  const farmer = typed(
    empty,
    add('w1', {
      companyName: 'Roça',
      regimeType: 'RGPS',
      ingressDate: '1978-05-02',
      egressDate: '1991-10-31',
      isRural: true,
    }),
    add('w2', {
      companyName: 'Confecções',
      regimeType: 'RGPS',
      ingressDate: '1995-02-01',
      egressDate: '2001-06-30',
      salaries: months(at(1995, 2), at(2001, 6), () => 200),
    }),
    add('w3', {
      companyName: 'MEI',
      regimeType: 'RGPS',
      ingressDate: '2015-04-01',
      contributionPlan: 'simplified',
      salaries: months(at(2015, 4), at(2026, 10), (year) => 788 + 75 * (year - 2015)),
    }),
  );

  it('that what comes of it was counted before the interest, and how much of that it bears', () => {
    const step = ofKind(asked(farmer, woman('1966-05-02')), 'complement').find(({ title }) => title.endsWith('de MEI'));
    const balance = step?.effect?.balance ?? 0;
    expect(balance).toBeGreaterThan(0);
    expect(step?.price?.interestMissing).toBe(true);
    const worth = balance.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
    expect(plain(step?.text)).toMatch(/ Sem contar os juros, o que se paga volta até \d{2}\/\d{4}; /);
    expect(plain(step?.text)).toContain(plain(`só compensa se os juros ficarem abaixo de ${worth}.`));
    expect(plain(step === undefined ? '' : effectText(step))).toMatch(/até a expectativa de vida, antes dos juros$/);
  });

  it('that months after the first right another one pays more for life', () => {
    const teacher = servantOf(UNIAO, '1999-02-10', {
      companyName: 'Escola',
      isTeaching: true,
      salaries: months(at(1999, 2), at(2026, 10), (year) => 1000 + 200 * (year - 1999)),
    });
    const step = only(asked(teacher, woman('1970-09-11'), 'RPPS'), 'request');
    expect(step.title).toBe('Primeiro direito em 11/09/2027');
    expect(plain(step.text)).toMatch(
      / Antes de pedir, compare: em 25\/04\/2028, por “Transição com pedágio de 100%[^”]+”, R\$ [\d.,]+ por mês, e R\$ [\d.,]+ a mais até a expectativa de vida \(\d{2}\/\d{4}\)/,
    );
    expect(step.text).not.toContain('depois de hoje');
  });

  it('that a certificate raises the retirement that can be asked for today, which is then kept for life', () => {
    const accountant = typed(
      empty,
      add('w1', {
        companyName: 'Prefeitura de X',
        regimeType: 'RPPS',
        ingressDate: '1986-05-02',
        egressDate: '2003-06-30',
        salaries: months(at(1994, 7), at(2003, 6), () => 500),
      }),
      add('w2', {
        companyName: 'Empresa Y',
        regimeType: 'RGPS',
        ingressDate: '2004-02-02',
        salaries: months(at(2004, 2), at(2026, 10), (year) => 800 + (year - 2004) * 180),
      }),
    );
    const answer = asked(accountant, man('1961-10-20'));
    const [request] = answer.steps;
    const gain = only(answer, 'certify').effect?.gain ?? 0;
    expect(gain).toBeGreaterThan(100);
    expect(request?.kind).toBe('request');
    expect(request?.text).toContain(
      `Antes de pedir, veja o passo “Certificar o tempo de Prefeitura de X (CTC)”: são ${formatMoney(gain)} a mais por mês.`,
    );
    expect(request?.text).toContain('Recebida a aposentadoria, não se troca por outra');
  });
});
