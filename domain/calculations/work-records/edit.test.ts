import { describe, it } from 'vitest';
import { created, given } from '../testing/calculation-spec.ts';
import { added, edit, of, refusal } from '../testing/record-spec.ts';

describe('editing a work record', () => {
  it('tells fields, regime and remunerations as facts of their own', () => {
    given(created(), added({ remunerations: [[2000, 1, 10000]] }))
      .when(
        edit({
          companyName: 'Escola',
          isTeaching: true,
          regimeType: 'RPPS',
          salaries: [{ month: '02', year: 2000, value: 90 }],
        }),
      )
      .thenEvents(
        { type: 'WorkRecordEdited', data: { ...of, personal: { isTeaching: true } } },
        { type: 'RemunerationsChanged', data: { ...of, personal: { set: [[2000, 2, 9000]], cleared: [[2000, 1]] } } },
        { type: 'WorkRecordRegimeChanged', data: { ...of, regimeType: 'RPPS' } },
      );
  });

  it('changes nothing when it is sent back as it was, whatever the order of its remunerations', () => {
    given(
      created(),
      added({
        remunerations: [
          [2000, 1, 10000],
          [2000, 2, 9000, 8000],
        ],
      }),
    )
      .when(
        edit({
          ingressDate: '1990-01-01',
          egressDate: null,
          salaries: [
            { month: '02', year: 2000, value: 90, readValue: 80 },
            { month: '01', year: 2000, value: 100 },
          ],
        }),
      )
      .thenNothing();
  });

  it('checks the result whole: deductions that the new dates leave no room for are refused', () => {
    given(created(), added({ deduction1: 30 }))
      .when(edit({ ingressDate: '1998-12-10' }))
      .thenRefused(refusal({ 'workRecord.deduction1': 'Valor máximo permitido: 7 dias' }));
  });

  it('takes the degree back together with the disability', () => {
    given(created(), added({ isDisabled: true, disabledLevel: 'low' }))
      .when(edit({ isDisabled: false }))
      .thenEvents({ type: 'WorkRecordEdited', data: { ...of, personal: { isDisabled: false, disabledLevel: null } } });
  });

  it('asks for the degree of a disability that it states, and not of one that an older record left open', () => {
    given(created(), added())
      .when(edit({ isDisabled: true }))
      .thenRefused(refusal({ 'workRecord.disabledLevel': 'Campo obrigatório' }));
    given(created(), added({ isDisabled: true }))
      .when(edit({ isTeaching: true }))
      .thenEvents({ type: 'WorkRecordEdited', data: { ...of, personal: { isTeaching: true } } });
  });

  it('does not find a record that was removed', () => {
    given(created(), added(), { type: 'WorkRecordRemoved', data: of }).when(edit({})).thenRefused({ name: 'NotFound' });
  });
});

describe('removing a work record', () => {
  it('is a fact of the calculation', () => {
    given(created(), added())
      .when({ type: 'RemoveWorkRecord', workRecordId: 'w1' })
      .thenEvents({ type: 'WorkRecordRemoved', data: of });
  });
});
