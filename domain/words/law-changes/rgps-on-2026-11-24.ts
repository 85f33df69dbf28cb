/** Changes of the law of the INSS of this house, written down on 24/11/2026. Oldest first. */
import type { LawChange } from './change.ts';

export const rgpsWrittenOn20261124: readonly LawChange[] = [
  {
    norm: 'lc-142-2013',
    fingerprint: '33075e1b',
    title: 'Lei Complementar 142/2013 – pessoa com deficiência no RGPS',
    kind: 'value',
    from: null,
    who: 'Segurados com deficiência que trabalharam expostos a agentes nocivos até 13/11/2019',
    what: 'Na aposentadoria por idade da pessoa com deficiência a exposição nessa condição entra convertida no percentual do valor (Decreto 3.048/1999, art. 188-Q). A carência e o dia do direito não mudam.',
  },
  {
    norm: 'lei-8213-1991',
    fingerprint: 'f22e9ebd',
    title: 'Lei 8.213/1991 – idade, rural, híbrida e especial até a reforma',
    kind: 'value',
    from: null,
    who: 'Segurados com direito adquirido até 13/11/2019 e média acima do teto desse mês',
    what: 'A diferença que o teto cortou volta no primeiro reajuste, o de 01/2020, até o teto dele (Decreto 3.048/1999, art. 35, § 3º). Vale também para os direitos adquiridos por tempo, por pontos e da pessoa com deficiência, e para a incapacidade.',
  },
  {
    norm: 'rural-rgps',
    fingerprint: 'c95a4430',
    title: 'Lei 8.213/1991, art. 48 – aposentadoria rural e híbrida após a reforma',
    kind: 'value',
    from: null,
    who: 'Segurados especiais que nada pagaram, e quem só tem trabalho rural',
    what: 'O segurado especial tem o valor de um salário mínimo sem remuneração a preencher (Lei 8.213/1991, art. 39, I); antes eram pedidas as que ele não tem. E a híbrida já não aparece como direito de quem só tem trabalho rural não pago: pede contribuição também em outra categoria (art. 48, § 3º).',
  },
  {
    norm: 'lei-8213-1991',
    fingerprint: 'b333d63e',
    title: 'Lei 8.213/1991 – idade, rural, híbrida e especial até a reforma',
    kind: 'value',
    from: null,
    who: 'Os mesmos, com direito completo até 13/11/2019',
    what: 'O mesmo nas regras do direito adquirido: um salário mínimo ao segurado especial que nada pagou, e híbrida só com contribuição também em outra categoria.',
  },
  {
    norm: 'lei-8213-1991-incapacidade',
    fingerprint: 'e807f7ba',
    title: 'Incapacidade permanente no RGPS – Lei 8.213/1991, art. 42, e EC 103/2019, art. 26',
    kind: 'new rule',
    from: null,
    who: 'Segurados especiais com incapacidade permanente e o dia dela no cadastro',
    what: 'Com 12 meses de trabalho rural até o dia da incapacidade, sem contribuição, o direito é de um salário mínimo (Lei 8.213/1991, arts. 26, III, e 39, I). Antes eram pedidas 12 contribuições a todos.',
  },
  {
    norm: 'lei-8213-1991-incapacidade',
    fingerprint: '21cd9be3',
    title: 'Incapacidade permanente no RGPS – Lei 8.213/1991, art. 42, e EC 103/2019, art. 26',
    kind: 'figure',
    from: '1999-11-29',
    who: 'Segurados especiais com incapacidade permanente causada pelo trabalho',
    what: 'Não são pedidos meses de trabalho rural: basta estar nele no dia da incapacidade, e o valor é de um salário mínimo (Lei 8.213/1991, arts. 26, II, e 39, I). Antes eram pedidos 12.',
  },
  {
    norm: 'acordos-internacionais',
    fingerprint: '9d74162b',
    title:
      'Acordos internacionais de previdência – direitos por totalização (Decreto 3.048/1999, arts. 32, § 18, e 35, § 1º)',
    kind: 'confirmed',
    from: null,
    who: 'Segurados com tempo de previdência em outro país e direito por idade',
    what: 'Os direitos por idade com totalização já não são dados como conferidos: o acordo de nenhum país foi lido, e é ele que diz o que cobre. Os valores não mudam.',
  },
];
