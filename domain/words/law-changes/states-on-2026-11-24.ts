/** Changes of the law of the states, written down on 24/11/2026. Oldest first. */
import type { LawChange } from './change.ts';

export const statesWrittenOn20261124: readonly LawChange[] = [
  {
    norm: 'ro-lc-51-1985',
    fingerprint: '1b8dde22',
    title: 'Rondônia (Estado) – LC 51/1985, como o ente a deixa',
    kind: 'value',
    from: null,
    who: 'Polícia Civil de Rondônia com requisitos cumpridos até 31/12/2024, e servidores com direito proporcional antigo',
    what: 'A paridade do policial civil pela LC 51/1985 está na LC 432/2008, art. 91-A; antes se dizia que dependia de lei. Nos proventos proporcionais das regras antigas o limite da última remuneração vem antes da fração (LC 432/2008, art. 17, § 1º): a outra leitura deixou de aparecer.',
  },
  {
    norm: 'ms-lc-51-1985',
    fingerprint: 'a407759b',
    title: 'Mato Grosso do Sul (Estado) – LC 51/1985, como o ente a deixa',
    kind: 'value',
    from: null,
    who: 'Polícia Civil de Mato Grosso do Sul com requisitos da LC 51/1985 cumpridos até a EC 82/2019',
    what: 'A paridade está na lei complementar de 03/06/2024, arts. 1º e 2º, para quem não optou pela previdência complementar; antes se dizia que dependia de lei.',
  },
  {
    norm: 'go-ec-65-2019',
    fingerprint: '23a8eb00',
    title: 'Goiás – Emenda Constitucional 65/2019',
    kind: 'confirmed',
    from: null,
    who: 'Policial civil, agente penitenciário e agente socioeducativo de Goiás com ingresso desde 14/11/2019',
    what: 'A regra deixou de aparecer como conferida: uma lei do Estado de dezembro de 2021 dá ao policial civil a remuneração do cargo e a revisão com os da ativa, e o texto dela, que diria se alcança quem ingressou depois da reforma, não foi conferido. Idade, tempos e valor calculado não mudam.',
  },
  {
    norm: 'ba-ec-26-2020',
    fingerprint: 'bf7e7a12',
    title: 'Bahia – Emenda Constitucional 26/2020',
    kind: 'value',
    from: null,
    who: 'Servidor com deficiência na Bahia',
    what: 'A média passa a ser a das 90% maiores remunerações (Constituição do Estado, art. 42, § 7º); antes era a de todas. O cartão diz que a LC 142/2013, art. 8º, pode levar à das 80% maiores.',
  },
  {
    norm: 'mg-ec-104-2020',
    fingerprint: 'dc7bd7dd',
    title: 'Minas Gerais – Emenda Constitucional 104/2020',
    kind: 'value',
    from: null,
    who: 'Servidor com deficiência em Minas Gerais',
    what: 'A média passa a ser a das 80% maiores remunerações (LC 64/2002, art. 7º, I); antes era a de todas, com a das 80% como outra leitura.',
  },
  {
    norm: 'mt-ec-92-2020',
    fingerprint: '03f6f410',
    title: 'Mato Grosso – Emenda Constitucional 92/2020',
    kind: 'window',
    from: null,
    who: 'Servidor com deficiência em Mato Grosso que ingressou até 31/12/2003',
    what: 'A Constituição do Estado, art. 140-A, § 3º, lhe dá a última remuneração com paridade: a regra pela média deixou de aparecer para ele, salvo opção pela previdência complementar.',
  },
];
