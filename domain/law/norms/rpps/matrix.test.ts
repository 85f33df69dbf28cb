/** The federal rules at a glance, as a lawyer would write them on one page: homem/mulher, in the figures of 20/11/2026. */
import { describe, expect, it } from 'vitest';
import { forGender } from '../../rule/figures.ts';
import type { ByGender, Figure, Gender, LastDay, Requirement } from '../../rule/requirement.ts';
import type { Rule } from '../../rule/rule.ts';
import { RPPS_NORMS } from './index.ts';

const TODAY = '2026-11-20';

// id | year | entry | window | what it asks for
const MATRIX = `
cf88-original-tempo-integral | 1988 | livre | 05/10/1988 a 16/12/1998 | contribuição 35/30
cf88-original-professor-integral | 1988 | livre | 05/10/1988 a 16/12/1998 | magistério 30/25
cf88-original-tempo-proporcional | 1988 | livre | 05/10/1988 a 16/12/1998 | contribuição 30/25
cf88-original-idade-proporcional | 1988 | livre | 05/10/1988 a 16/12/1998 | idade 65/60
cf88-original-compulsoria-70 | 1988 | livre | 05/10/1988 a 16/12/1998 | idade 70
ec20-art40-idade-tempo-integral | 1998 | livre | 16/12/1998 a 31/12/2003 | idade 60/55, contribuição 35/30, serviço público 10, cargo 5
ec20-art40-professor-integral | 1998 | livre | 16/12/1998 a 31/12/2003 | idade 55/50, magistério 30/25, serviço público 10, cargo 5
ec20-art40-idade-proporcional | 1998 | livre | 16/12/1998 a 31/12/2003 | idade 65/60, serviço público 10, cargo 5
ec20-art8-transicao-integral | 1998 | até 16/12/1998 | 16/12/1998 a 31/12/2003 | idade 53/48, contribuição 35/30, cargo 5, pedágio 20%
ec20-art8-transicao-proporcional | 1998 | até 16/12/1998 | 16/12/1998 a 31/12/2003 | idade 53/48, contribuição 30/25, cargo 5, pedágio 40%
ec20-art8-professor-bonus | 1998 | até 16/12/1998 | 16/12/1998 a 31/12/2003 | idade 53/48, magistério 35/30, cargo 5, pedágio 20%, bônus 17/20
ec20-art8-magistrado-bonus | 1998 | até 16/12/1998 | 16/12/1998 a 31/12/2003 | só magistrado, MP e TC, idade 53, contribuição 35, cargo 5, pedágio 20%, bônus 17
ec20-art8-magistrado-proporcional-bonus | 1998 | até 16/12/1998 | 16/12/1998 a 31/12/2003 | só magistrado, MP e TC, idade 53, contribuição 30, cargo 5, pedágio 40%, bônus 17
ec41-art40-idade-tempo-media | 2003 | livre | 31/12/2003 a reforma | idade 60/55, contribuição 35/30, serviço público 10, cargo 5
ec41-art40-professor-media | 2003 | livre | 31/12/2003 a reforma | idade 55/50, magistério 30/25, serviço público 10, cargo 5
ec41-art40-idade-proporcional | 2003 | livre | 31/12/2003 a reforma | idade 65/60, serviço público 10, cargo 5
ec41-art2-redutor | 2003 | até 16/12/1998 | 31/12/2003 a referendo | idade 53/48, contribuição 35/30, cargo 5, pedágio 20%
ec41-art2-professor-redutor | 2003 | até 16/12/1998 | 31/12/2003 a referendo | idade 53/48, magistério 35/30, cargo 5, pedágio 20%, bônus 17/20
ec41-art2-magistrado-redutor | 2003 | até 16/12/1998 | 31/12/2003 a referendo | só magistrado, MP e TC, idade 53, contribuição 35, cargo 5, pedágio 20%, bônus 17
ec41-art6-integral | 2003 | até 31/12/2003 | 31/12/2003 a referendo | idade 60/55, contribuição 35/30, serviço público 20, carreira 10, cargo 5
ec41-art6-professor-integral | 2003 | até 31/12/2003 | 31/12/2003 a referendo | idade 55/50, magistério 30/25, serviço público 20, carreira 10, cargo 5
ec47-art3-formula-85-95 | 2005 | até 16/12/1998 | 31/12/2003 a referendo | idade 60/55, contribuição 35/30, serviço público 25, carreira 15, cargo 5, pontos 95/85 fixos
pre103-invalidez-ingresso-ate-2003 | 2012 | até 31/12/2003 | 31/12/2003 a referendo | incapacidade
pre103-invalidez-ingresso-apos-2003 | 2003 | desde 01/01/2004 | 31/12/2003 a reforma | incapacidade
compulsoria-70-1998-2015 | 1998 | livre | 17/12/1998 a 03/12/2015 | idade 70
compulsoria-75-media-80 | 2015 | livre | 04/12/2015 a reforma | idade 75
ec103-compulsoria-75 | 2019 | livre | 14/11/2019 a … | idade 75
lc51-policial-compulsoria-65 | 1985 | livre | 23/12/1985 a 03/12/2015 | idade 65, em cargo policial
lc51-policial-voluntaria | 2014 | livre | 23/12/1985 a reforma | contribuição 30/25, polícia 20/15
ec103-art5-policial-idade | 2019 | na carreira até 13/11/2019 | 13/11/2019 a … | idade 55/52, contribuição 30/25, polícia 20/15
ec103-art5-policial-pedagio | 2019 | na carreira até 13/11/2019 | 13/11/2019 a … | idade 53/50, contribuição 30/25, polícia 20/15, pedágio 100%
ec103-art10-policial | 2019 | livre | 13/11/2019 a … | idade 55/52, contribuição 30, polícia 25
ec103-art4-pontos-media | 2019 | até 13/11/2019 | 13/11/2019 a … | idade 62/57, contribuição 35/30, serviço público 20, cargo 5, pontos 103/93
ec103-art4-pontos-integralidade | 2019 | até 31/12/2003 | 13/11/2019 a … | idade 65/62, contribuição 35/30, serviço público 20, cargo 5, pontos 103/93
ec103-art4-professor-media | 2019 | até 13/11/2019 | 13/11/2019 a … | idade 57/52, magistério 30/25, serviço público 20, cargo 5, pontos 98/88
ec103-art4-professor-integralidade | 2019 | até 31/12/2003 | 13/11/2019 a … | idade 60/57, magistério 30/25, serviço público 20, cargo 5, pontos 98/88
ec103-art20-pedagio-integralidade | 2019 | até 31/12/2003 | 13/11/2019 a … | idade 60/57, contribuição 35/30, serviço público 20, cargo 5, pedágio 100%
ec103-art20-pedagio-media | 2019 | de 01/01/2004 a 13/11/2019 ou com opção | 13/11/2019 a … | idade 60/57, contribuição 35/30, serviço público 20, cargo 5, pedágio 100%
ec103-art20-professor-integralidade | 2019 | até 31/12/2003 | 13/11/2019 a … | idade 55/52, magistério 30/25, serviço público 20, cargo 5, pedágio 100%
ec103-art20-professor-media | 2019 | de 01/01/2004 a 13/11/2019 ou com opção | 13/11/2019 a … | idade 55/52, magistério 30/25, serviço público 20, cargo 5, pedágio 100%
ec103-art10-voluntaria | 2019 | livre | 13/11/2019 a … | idade 65/62, contribuição 25, serviço público 10, cargo 5
ec103-art10-professor | 2019 | livre | 13/11/2019 a … | idade 60/57, magistério 25, serviço público 10, cargo 5
ec103-art10-especial | 2019 | livre | 13/11/2019 a … | idade 60, exposição 25, serviço público 10, cargo 5
ec103-art21-especial-pontos | 2019 | até 13/11/2019 | 13/11/2019 a … | exposição 25, serviço público 20, cargo 5, pontos 86 fixos
ec103-art22-deficiencia-tempo | 2019 | livre | 13/11/2019 a … | deficiência 25/20, 29/24, 33/28, deficiência no dia, serviço público 10, cargo 5
ec103-art22-deficiencia-idade | 2019 | livre | 13/11/2019 a … | idade 60/55, contribuição 15, deficiência 15, deficiência no dia, serviço público 10, cargo 5
ec103-art10-incapacidade | 2019 | livre | 14/11/2019 a … | incapacidade
sv33-especial-agentes-nocivos | 2014 | livre | 16/12/1998 a reforma | exposição 25
pre103-deficiencia-lc142 | 2013 | livre | 09/11/2013 a reforma | deficiência 25/20, 29/24, 33/28, deficiência no dia
pre103-deficiencia-lc142-idade | 2013 | livre | 09/11/2013 a reforma | idade 60/55, contribuição 15, deficiência 15, deficiência no dia
`;

const printed = (date: LastDay): string => {
  if (date === 'reform') return 'reforma';
  return date === 'endorsement' ? 'referendo' : date.split('-').reverse().join('/');
};

const both = (rule: Rule, value: ByGender<Figure>, scale = 1): string => {
  const of = (gender: Gender): number => {
    const figure = forGender(value, gender);
    if (typeof figure === 'number') return figure / scale;
    return figure.reduce((last, step) => (step.from <= TODAY ? step.value : last), 0) / scale;
  };
  if (rule.gender !== 'Ambos') return String(of(rule.gender));
  return of('Homem') === of('Mulher') ? String(of('Homem')) : `${of('Homem')}/${of('Mulher')}`;
};

const WORDS = {
  contribution: 'contribuição',
  publicService: 'serviço público',
  carreer: 'carreira',
  position: 'cargo',
  teaching: 'magistério',
  police: 'polícia',
} as const;

const asked = (rule: Rule, needed: Requirement): string => {
  switch (needed.kind) {
    case 'age':
      return `idade ${both(rule, needed.months, 12)}`;
    case 'contribution':
    case 'publicService':
    case 'carreer':
    case 'position':
    case 'teaching':
    case 'police':
      return `${WORDS[needed.kind]} ${both(rule, needed.years)}`;
    case 'special':
      return `exposição ${needed.years}`;
    case 'points':
      return `pontos ${both(rule, needed.points)}${needed.fixed ? ' fixos' : ''}`;
    case 'disability': {
      if (needed.degree !== 'preponderant') return `deficiência ${both(rule, needed.years)}`;
      const { high, medium, low } = needed.yearsByDegree;
      return `deficiência ${[high, medium, low].map((years) => both(rule, years)).join(', ')}`;
    }
    case 'hasDisability':
      return 'deficiência no dia';
    case 'disablement':
      return 'incapacidade';
    case 'policePost':
      return 'em cargo policial';
    case 'data':
      return 'só magistrado, MP e TC';
    default:
      return needed.kind;
  }
};

const entryIn = (where: string, from: LastDay | undefined, until: LastDay | undefined, opted: string): string => {
  if (from !== undefined && until !== undefined) return `${where}de ${printed(from)} a ${printed(until)}${opted}`;
  if (until !== undefined) return `${where}até ${printed(until)}`;
  return from === undefined ? 'livre' : `desde ${printed(from)}`;
};

const row = (rule: Rule): string => {
  const { from, until, into } = rule.entry ?? {};
  const where = into === 'policeCareer' ? 'na carreira ' : '';
  const entry = entryIn(where, from, until, rule.entry?.earlierIfOpted === true ? ' ou com opção' : '');
  const needs = rule.requirements.map((needed) => asked(rule, needed));
  if (rule.toll !== undefined) needs.push(`pedágio ${rule.toll.percent}%`);
  if (rule.bonus !== undefined) needs.push(`bônus ${both(rule, rule.bonus.percent)}`);
  const to = rule.window.to === null ? '…' : printed(rule.window.to);
  return [rule.id, rule.ruleYear, entry, `${printed(rule.window.from)} a ${to}`, needs.join(', ')].join(' | ');
};

const sorted = (line: string): string => {
  const cells = line.split(' | ');
  return [...cells.slice(0, 4), (cells[4] ?? '').split(', ').sort().join(', ')].join(' | ');
};

const isVariant = ({ id }: Rule): boolean => /-(15|20|sem-adi7727)$/.test(id);

describe('the federal rules of public servants at a glance', () => {
  const rows = new Map(
    RPPS_NORMS.flatMap((norm) => norm.rules)
      .filter((rule) => !isVariant(rule))
      .map((rule) => [rule.id, sorted(row(rule))]),
  );

  it.each(
    MATRIX.trim()
      .split('\n')
      .map((line) => [line.split(' | ')[0] ?? '', line] as const),
  )('%s', (id, line) => {
    expect(rows.get(id)).toBe(sorted(line));
  });

  it('are all there', () => {
    expect(rows.size).toBe(MATRIX.trim().split('\n').length);
  });
});
