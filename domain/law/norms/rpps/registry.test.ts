import { describe, expect, it } from 'vitest';
import { notEmpty } from '../../../testing/not-empty.ts';
import { isIsoDay } from '../../../units/day.ts';
import { LOCAL_NORMS } from '../../places/index.ts';
import { stepsOfPoints } from '../../places/points.ts';
import { REGIMES, regimeForLaw } from '../../places/regimes.ts';
import { uniaoPoints } from '../../places/uniao.ts';
import { forGender } from '../../rule/figures.ts';
import { BENEFIT_METHODS } from '../../rule/methods.ts';
import { EVERY_ENTITY, type Rule } from '../../rule/rule.ts';
import { ec103Art4 } from './ec-103-2019-art-4.ts';
import { RPPS_NORMS } from './index.ts';
import { rppsRulesOf } from './registry.ts';

const federal = RPPS_NORMS.flatMap((norm) => norm.rules);
const local = [...LOCAL_NORMS.values()].flatMap((norm) => norm.rules);
const all = [...federal, ...local];

const regime = (regimeId: number) => {
  const found = regimeForLaw(regimeId);
  if (found === null) throw new Error(`no regime ${regimeId}`);
  return found;
};
const idsOf = (regimeId: number) => rppsRulesOf(regime(regimeId)).map((rule) => rule.id);

const datesOf = (value: unknown): string[] => {
  if (typeof value === 'string') return isIsoDay(value) ? [value] : [];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(datesOf);
  return [];
};

describe('every rule of public servants', () => {
  it('has an id of its own', () => {
    expect(new Set(all.map((rule) => rule.id)).size).toBe(all.length);
  });

  it.each(all.map((rule) => [rule.id, rule] as const))('%s says what it is and where it comes from', (id, rule) => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
    for (const text of [rule.modality, rule.description, rule.ruleLaw, rule.source])
      expect(text.length).toBeGreaterThan(3);
    for (const text of rule.observations) expect(text).toMatch(/\.$/);
    expect(BENEFIT_METHODS).toContain(rule.benefitCalculusMethod);
    expect(rule.requirements.length).toBeGreaterThan(0);
    expect(rule.regimeType).toBe('RPPS');
  });

  it('knows no far-away date that means "no limit"', () => {
    const dates = all.flatMap(datesOf).sort();
    expect(dates[0]).toBe('1985-12-23');
    expect(dates.at(-1) ?? '').toMatch(/^20[2-5]\d-/);
  });

  it('asks for teaching time exactly when it is a rule of teachers', () => {
    const teaches = (rule: Rule) => rule.requirements.some((requirement) => requirement.kind === 'teaching');
    expect(all.filter((rule) => teaches(rule) !== rule.teacher).map((rule) => rule.id)).toEqual([]);
  });

  it('pays the last remuneration with parity only to those who stayed out of the complementary regime, since EC 103', () => {
    const since2019 = all.filter(
      (rule) =>
        rule.window.from !== 'reform' &&
        rule.window.from >= '2019-11-13' &&
        rule.parity === true &&
        rule.kind !== 'police' &&
        rule.kind !== 'incapacity',
    );
    expect(since2019.filter((rule) => rule.withoutComplementaryRegime === undefined).map((rule) => rule.id)).toEqual(
      [],
    );
  });
});

describe('the regimes', () => {
  it('have 50 federal rules and seven of their variants before any local one', () => {
    expect(federal).toHaveLength(57);
  });

  it('each with a known reform date has a norm of its own, from that date on', () => {
    for (const { regimeId, name } of REGIMES) {
      const { place, reformDate } = regime(regimeId);
      if (place === null || place === 'uniao') continue;
      const norm = LOCAL_NORMS.get(place);
      expect(norm, name).toBeDefined();
      expect(
        norm?.rules.some((rule) => rule.window.from === reformDate),
        name,
      ).toBe(true);
      expect(
        notEmpty(norm?.rules ?? []).every((rule) => rule.place === place),
        name,
      ).toBe(true);
    }
  });

  it('of the União keep the old rules as acquired rights beside those of EC 103', () => {
    expect(idsOf(2)).toEqual(federal.map((rule) => rule.id));
  });

  it('without reform never see a rule of EC 103', () => {
    expect(
      notEmpty(rppsRulesOf(regime(3))).every((rule) => rule.place === EVERY_ENTITY && !rule.id.startsWith('ec103')),
    ).toBe(true);
    expect(idsOf(3)).toContain('ec41-art6-integral');
    const confirmed = rppsRulesOf(regime(3)).flatMap((rule) => (rule.confirmed ? [rule.id] : []));
    expect(confirmed).toEqual(expect.arrayContaining(['ec41-art6-integral', 'ec47-art3-formula-85-95']));
    expect(confirmed).not.toContain('cf88-original-tempo-proporcional');
  });

  it('of a state that reformed see its own rules, not those of the União', () => {
    expect(idsOf(35)).toContain('sp-lc1354-pontos');
    expect(idsOf(35)).toContain('ec41-art6-integral');
    expect(idsOf(35).filter((id) => id.startsWith('ec103'))).toEqual([]);
  });

  it('keep the compulsory rule at 75 after a reform whose own was not read, unconfirmed', () => {
    const rule = rppsRulesOf(regime(35)).find(({ id }) => id === 'compulsoria-75-media-80');
    expect(rule).toMatchObject({ window: { from: '2015-12-04', to: null }, confirmed: false });
    expect(rule?.observations.join()).toContain('o cálculo é então o da lei do ente (CF/88, art. 40, § 3º)');
    expect(rppsRulesOf(regime(33)).find(({ id }) => id === 'compulsoria-75-media-80')?.window.to).toBe('reform');
    expect(idsOf(33)).toContain('rj-ec90-compulsoria');
  });

  it('of Manaus leave the old rules open for those who entered until 2003', () => {
    const rules = rppsRulesOf(regime(1302603));
    expect(rules.find(({ id }) => id === 'ec41-art6-integral')?.window.to).toBeNull();
    expect(rules.find(({ id }) => id === 'ec41-art40-idade-tempo-media')?.window.to).toBe('reform');
    expect(rules.find(({ id }) => id === 'ec41-art40-idade-tempo-media-ingresso-ate-2003')).toMatchObject({
      window: { to: null },
      entry: { until: '2003-12-31' },
    });
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });

  it('answer with the same objects every time', () => {
    expect(rppsRulesOf(regime(35))).toBe(rppsRulesOf(regime(35)));
  });
});

describe('the points', () => {
  it('of art. 4 agree with the table of the product from the day of the reform on', () => {
    for (const rule of ec103Art4) {
      const points = rule.requirements.find((requirement) => requirement.kind === 'points');
      for (const gender of ['Homem', 'Mulher'] as const) {
        const steps = points === undefined ? 0 : forGender(points.points, gender);
        const table = stepsOfPoints(rule.teacher ? uniaoPoints.teachers : uniaoPoints.servants, gender);
        expect(typeof steps === 'number' ? [] : steps.slice(1)).toEqual(table.slice(1));
      }
    }
  });
});
