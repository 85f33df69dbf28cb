import { describe, expect, it } from 'vitest';
import { answerOf } from '../../testing/answers.ts';
import { type Described, regimeOf, served, someone, worked } from '../../testing/people.ts';
import { every } from '../../testing/rules-by-id.ts';

type Asked = Pick<Parameters<typeof someone>[0], 'gender' | 'records'>;

const observed = (id: string, { gender, records }: Asked, birthDate = '1962-03-10'): string =>
  answerOf(someone({ gender, birthDate, on: '2026-11-20', records }), id).rule.observation ?? '';

describe('the observations of a rule', () => {
  const AGE = 'rgps-ec103-art18-idade';
  const TOLL = 'rgps-ec103-art17-pedagio-50';
  const since = (day: string) => [worked(day, null)];

  it('speak of the percentage of men to men alone', () => {
    expect(observed(AGE, { gender: 'Homem', records: since('1995-01-02') })).toContain('Para o homem, o acréscimo');
    expect(observed(AGE, { gender: 'Mulher', records: since('1995-01-02') })).not.toContain('Para o homem');
  });

  it('speak of the shorter carência to whoever was affiliated by then', () => {
    const of1950 = '1950-12-31';
    expect(observed(AGE, { gender: 'Mulher', records: since('1991-07-24') }, of1950)).toContain('art. 182');
    expect(observed(AGE, { gender: 'Mulher', records: since('1991-07-25') }, of1950)).not.toContain('art. 182');
    // 60 years of age in 2011 only
    expect(observed(AGE, { gender: 'Mulher', records: since('1991-07-24') }, '1951-01-01')).not.toContain('art. 182');
  });

  it('speak of what art. 18 asks less to the men alone who were affiliated before the reform', () => {
    const PERMANENT = 'rgps-ec103-art19-programada';
    const before = since('1995-01-02');
    expect(observed(PERMANENT, { gender: 'Homem', records: before })).toContain('o art. 18 pede menos tempo');
    expect(observed(PERMANENT, { gender: 'Mulher', records: before })).toBe('');
    expect(observed(PERMANENT, { gender: 'Homem', records: since('2020-02-03') }, '2001-06-11')).toBe('');
  });

  it('are none that the notices of the rule have said', () => {
    for (const { observations, contested, id } of every)
      if (contested !== undefined) expect([id, observations]).toEqual([id, expect.not.arrayContaining([contested])]);
  });

  it('of servants speak of their own entity, of the days of their entry and of their right', () => {
    const servant = (
      {
        publicServiceIngressDate = '1999-05-03',
        ...changes
      }: Partial<Described> & { publicServiceIngressDate?: string },
      id: string,
    ): string =>
      answerOf(
        someone({
          gender: 'Mulher',
          birthDate: '1970-03-10',
          on: '2026-11-20',
          regimeType: 'RPPS',
          regime: regimeOf(2),
          records: [served(publicServiceIngressDate, null)],
          calculation: { publicServiceIngressDate },
          ...changes,
        }),
        id,
      ).rule.observation ?? '';
    const MINAS = regimeOf(31);
    expect(servant({ publicServiceIngressDate: '1996-03-01' }, 'ec47-art3-formula-85-95')).toMatch(
      /Na União vale até 13\/11\/2019 \(direito adquirido\)\.$/,
    );
    expect(servant({ publicServiceIngressDate: '1996-03-01', regime: MINAS }, 'ec47-art3-formula-85-95')).toMatch(
      /\. No Estado e no Município vale até a lei que referendar a revogação/,
    );
    expect(servant({}, 'ec103-art4-pontos-media')).toContain('pode esperar 65 (homem) ou 62 anos');
    expect(servant({ publicServiceIngressDate: '2005-03-01' }, 'ec103-art4-pontos-media')).not.toContain('esperar');
    expect(servant({ regime: MINAS }, 'mg-ec104-pontos')).not.toContain('Ingresso até 16/12/1998');
    expect(servant({ regime: MINAS, publicServiceIngressDate: '1996-03-01' }, 'mg-ec104-pontos')).toContain(
      'Ingresso até 16/12/1998',
    );
    expect(servant({}, 'ec103-compulsoria-75')).not.toContain('Serviço Exterior');
    expect(servant({ birthDate: '1951-11-30' }, 'ec103-compulsoria-75')).toContain('Serviço Exterior');
    expect(servant({}, 'ec41-art40-idade-tempo-media')).not.toContain('19/02/2004');
  });

  it('speak of the factor of teachers to whoever has taught', () => {
    const taught = [worked('1995-01-02', null, { isTeaching: true })];
    expect(observed(TOLL, { gender: 'Mulher', records: taught })).toContain('magistério');
    expect(observed(TOLL, { gender: 'Mulher', records: since('1990-01-02') })).not.toContain('magistério');
  });
});
