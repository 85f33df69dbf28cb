import { describe, expect, it } from 'vitest';
import type { NextStep } from '../../domain/api/next-steps.ts';
import { sampleRecord } from '../../domain/api/sample.ts';
import type { WorkRecord } from '../../domain/api/work-records.ts';
import { formatDate } from '../../domain/words/format.ts';
import type { Block } from '../blocks.ts';
import { sampleNextSteps, sampleReport } from '../sample.ts';
import { certificates } from './certificates.ts';

const tablesIn = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));

describe('certificates of time (CTC)', () => {
  const city = { ...sampleRecord, id: 'w2', companyName: 'PREFEITURA INVENTADA', isPublicService: true };
  const shop = { ...sampleRecord, id: 'w3', companyName: 'PADARIA INVENTADA', isPublicService: false };
  const listed = (workRecords: WorkRecord[], regimes: ('RPPS' | 'RGPS')[]) =>
    tablesIn(certificates(sampleReport({ workRecords }), regimes)).map(({ rows }) =>
      rows.map(({ cells }) => [cells[0]?.text, cells[2]?.text]),
    );

  it('are issued by the servants’ regime for time that counts in the INSS', () => {
    const records: WorkRecord[] = [
      { ...city, regimeType: 'RGPS' },
      { ...shop, regimeType: 'RGPS' },
    ];
    expect(listed(records, ['RGPS'])).toEqual([
      [['PREFEITURA INVENTADA', 'o ente do regime próprio (PREFEITURA INVENTADA)']],
    ]);
  });

  it('are issued by the INSS for time that counts in the servants’ regime, and by the Forces for service in them', () => {
    const army = { ...shop, id: 'w4', companyName: 'Exército Brasileiro' };
    expect(listed([city, shop, army], ['RPPS'])).toEqual([
      [
        ['PADARIA INVENTADA', 'o INSS'],
        ['Exército Brasileiro', 'a Força Armada em que serviu'],
      ],
    ]);
  });

  it('could be asked for of what the next steps say, with its effect, and of nothing else', () => {
    const elsewhere: WorkRecord = { ...city, regimeType: 'RGPS', isPublicService: false };
    expect(listed([elsewhere], ['RPPS'])).toEqual([]);
    const said = JSON.stringify(certificates(sampleReport({ nextSteps: [sampleNextSteps('RPPS')] }), ['RPPS']));
    expect(said).toContain('Tempo que ainda não conta no RPPS e pode ser certificado');
    expect(said).toContain('R$ 1.013,31 a mais por mês');
    expect(said).not.toContain('Não há tempo de outro regime');
  });

  it('are not recommended where they take more from the other regime than they bring', () => {
    const { steps, ...advised } = sampleNextSteps('RPPS');
    const outweighed = steps.map((step) =>
      step.kind === 'certify' ? { ...step, elsewhere: { regimeType: 'RGPS' as const, balance: -9_000_000 } } : step,
    );
    const said = JSON.stringify(
      certificates(sampleReport({ nextSteps: [{ ...advised, steps: outweighed }] }), ['RPPS']),
    );
    expect(said).toMatch(/Não compensa agora: .*no RGPS, −.R\$.9\.000\.000,00 até a expectativa de vida/);
  });

  it('do not say that nothing changes where nothing was computed', () => {
    const { steps, ...advised } = sampleNextSteps('RPPS');
    const said = (changed: Partial<NextStep>): string =>
      JSON.stringify(
        certificates(
          sampleReport({
            nextSteps: [
              { ...advised, steps: steps.map((step) => (step.kind === 'certify' ? { ...step, ...changed } : step)) },
            ],
          }),
          ['RPPS'],
        ),
      );
    const nothing = { effect: null, hypothesis: null } as const;
    expect(said(nothing)).toContain('"Efeito não calculado"');
    expect(said(nothing)).not.toContain('Não muda o primeiro direito');
    expect(said({ effect: { soonerByDays: 0, gain: 0, balance: 0 } })).toContain('"Não muda o primeiro direito"');
  });

  it('are none of days that are concurrent with time of the regime, and these are named', () => {
    const college: WorkRecord = {
      ...shop,
      companyName: 'FACULDADE INVENTADA',
      regimeType: 'RGPS',
      ingressDate: '2012-02-01',
      egressDate: '2016-12-20',
    };
    expect(listed([sampleRecord, college], ['RPPS'])).toEqual([
      [['FACULDADE INVENTADA', `Concomitante com ${sampleRecord.companyName}`]],
    ]);
    const said = JSON.stringify(certificates(sampleReport({ workRecords: [sampleRecord, college] }), ['RPPS']));
    expect(said).toContain('continua a contar no regime em que foi trabalhado e pode dar lá uma aposentadoria própria');
    const before: WorkRecord = { ...college, ingressDate: '1989-02-01' };
    const [part] = tablesIn(certificates(sampleReport({ workRecords: [sampleRecord, before] }), ['RPPS']));
    expect(part?.rows.map(({ cells }) => cells[1]?.text)).toEqual([
      `${formatDate(sampleRecord.ingressDate)} a ${formatDate(before.egressDate ?? '')}`,
    ]);
    const running: WorkRecord = { ...college, egressDate: null };
    expect(listed([{ ...sampleRecord, egressDate: null }, running], ['RPPS'])).toEqual([
      [['FACULDADE INVENTADA', `Concomitante com ${sampleRecord.companyName}`]],
    ]);
  });
});
