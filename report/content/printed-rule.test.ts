import { describe, expect, it } from 'vitest';
import { reportHtml } from '../html.ts';
import { job, reportOf } from '../testing/report-of.ts';

const servant = { regimeType: 'RPPS', isPublicService: true, isCurrentCareer: true, isCurrentPosition: true } as const;

describe('a printed rule', () => {
  // From 01/01/1990 to 13/11/2019 are 10.909 days; of 35 years of 365 were missing 1.866.
  it('says what the toll adds, and what was missing', () => {
    const html = reportHtml(
      reportOf({
        name: 'Caio Inventado',
        profession: 'Analista',
        gender: 'Homem',
        birthDate: '1965-01-01',
        regime: 'União',
        regimes: ['RPPS'],
        publicServiceIngressDate: '1990-01-01',
        periods: [job('Ministério Imaginário', '1990-01-01', null, servant)],
      }),
    );
    expect(html).toContain(
      'Tempo de contribuição: inclui pedágio de 1.866 dias (100% de 1.866 dias, que faltavam em 13/11/2019).',
    );
  });
});
