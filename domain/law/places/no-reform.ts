/** 'Sem Reforma': the old rules of every entity, which never close. */
import type { Place } from './place.ts';
import { NOT_READ } from './regime-entry.ts';

export const noReform: Place = {
  regime: {
    regimeId: 3,
    name: 'Sem Reforma',
    ownReform: false,
    confirmed: true,
    endorsement: { kind: 'none' },
    warning:
      'Valem aqui as normas anteriores à EC 103/2019, que seguem enquanto o ente não mudar a sua legislação (EC 103/2019, arts. 4º, § 9º, 10, § 7º, e 20, § 4º) nem referendar em lei a revogação das regras de transição antigas (art. 36, II). Confira na legislação do ente se já o fez: se sim, regras e datas são outras; enquanto o direito não se completa, isso ainda pode mudar.',
    note: 'Para qualquer ente que não fez reforma própria e não está na lista.',
  },
  complementaryRegime: NOT_READ,
  points: null,
  norm: null,
};
