export interface GlossaryEntry {
  name: string;
  meaning: string;
  /** The article that defines it; null if no single one does. */
  article: string | null;
}

/** Each legal term of the screens and the report with its meaning and article. */
export const glossary = {
  rpps: {
    name: 'RPPS',
    meaning:
      'Regime próprio de previdência social: o dos servidores titulares de cargo efetivo da União, dos Estados, do Distrito Federal e dos Municípios que o instituíram.',
    article: 'CF, art. 40',
  },
  rgps: {
    name: 'RGPS',
    meaning:
      'Regime geral de previdência social, administrado pelo INSS: o dos trabalhadores em geral e dos servidores sem regime próprio.',
    article: 'CF, art. 201',
  },
  contributionTime: {
    name: 'Tempo de contribuição',
    meaning:
      'Todo o tempo com contribuição que pode ser contado, em qualquer regime, sem contar duas vezes o mesmo dia. Tempo de outro regime entra por certidão (CTC).',
    article: 'CF, art. 201, § 9º',
  },
  convertedContributionTime: {
    name: 'Tempo de contribuição com conversão',
    meaning:
      'O tempo de contribuição com o acréscimo do tempo especial convertido, que só alcança o trabalho exercido até a entrada em vigor da EC 103/2019, em 13/11/2019.',
    article: 'EC 103/2019, arts. 10, § 3º, e 25, § 2º',
  },
  publicServiceTime: {
    name: 'Tempo de serviço público',
    meaning:
      'Tempo de exercício de cargo, emprego ou função na administração direta ou indireta de qualquer ente, ainda que descontínuo.',
    article: 'Portaria MTP 1.467/2022, art. 2º, XII',
  },
  carreerTime: {
    name: 'Tempo de carreira',
    meaning: 'Tempo na carreira a que pertence o cargo em que se dará a aposentadoria.',
    article: 'EC 47/2005, art. 3º, II',
  },
  positionTime: {
    name: 'Tempo no cargo',
    meaning: 'Tempo de efetivo exercício no cargo em que se dará a aposentadoria.',
    article: 'EC 103/2019, art. 4º, IV',
  },
  teachingTime: {
    name: 'Tempo de magistério',
    meaning:
      'Tempo de efetivo exercício das funções de magistério na educação infantil e no ensino fundamental e médio, incluídas direção, coordenação e assessoramento pedagógico.',
    article: 'CF, art. 40, § 5º; Lei 11.301/2006',
  },
  specialTime: {
    name: 'Tempo especial',
    meaning:
      'Tempo de trabalho com exposição efetiva e permanente a agentes químicos, físicos ou biológicos prejudiciais à saúde.',
    article: 'CF, art. 40, § 4º-C; Lei 8.213/1991, art. 57',
  },
  policeTime: {
    name: 'Tempo de polícia',
    meaning: 'Tempo de exercício em cargo de natureza estritamente policial.',
    article: 'LC 51/1985, art. 1º',
  },
  disabledTime: {
    name: 'Tempo com deficiência',
    meaning:
      'Tempo de contribuição cumprido na condição de pessoa com deficiência, cujo grau (leve, moderada ou grave) a perícia define.',
    article: 'LC 142/2013, arts. 3º a 5º',
  },
  toll: {
    name: 'Pedágio',
    meaning: 'Tempo a mais que a regra de transição exige, em proporção ao que faltava na data da reforma.',
    article: 'EC 103/2019, arts. 17 e 20',
  },
  points: {
    name: 'Pontos',
    meaning: 'Soma da idade e do tempo de contribuição, com as frações.',
    article: 'EC 103/2019, arts. 4º e 15',
  },
  qualifyingPeriod: {
    name: 'Carência',
    meaning: 'Número mínimo de contribuições mensais sem o qual o INSS não concede o benefício.',
    article: 'Lei 8.213/1991, arts. 24 e 25',
  },
  parity: {
    name: 'Paridade',
    meaning:
      'Direito a que os proventos sejam revistos na mesma data e proporção da remuneração dos servidores ativos.',
    article: 'EC 41/2003, art. 7º',
  },
  integrality: {
    name: 'Integralidade',
    meaning: 'Proventos iguais à remuneração do cargo efetivo em que se dá a aposentadoria.',
    article: 'EC 41/2003, art. 6º',
  },
  abono: {
    name: 'Abono de permanência',
    meaning:
      'Valor de até a contribuição previdenciária, pago a quem já pode se aposentar voluntariamente e permanece em atividade.',
    article: 'CF, art. 40, § 19',
  },
  concomitant: {
    name: 'Tempo concomitante',
    meaning: 'Períodos de vínculos diferentes que se sobrepõem. No mesmo regime o dia conta uma vez só.',
    article: 'Lei 8.213/1991, arts. 32 e 96, II',
  },
  acquiredRight: {
    name: 'Direito adquirido',
    meaning: 'Quem completou todos os requisitos enquanto a regra valia conserva o direito a ela a qualquer tempo.',
    article: 'EC 103/2019, art. 3º',
  },
  disablement: {
    name: 'Invalidez (incapacidade permanente)',
    meaning:
      'Incapacidade permanente para o trabalho, quando não há readaptação possível. Não se confunde com deficiência.',
    article: 'CF, art. 40, § 1º, I',
  },
  inServiceDisablement: {
    name: 'Invalidez em serviço',
    meaning: 'Incapacidade que decorre de acidente de trabalho, doença profissional ou doença do trabalho.',
    article: 'EC 103/2019, art. 26, § 3º, II',
  },
  complementaryRegime: {
    name: 'Previdência complementar (RPC)',
    meaning:
      'Regime complementar do servidor. Quem aderiu, ou ingressou depois do começo dele no ente, tem os proventos limitados ao teto do RGPS.',
    article: 'CF, art. 40, §§ 14 a 16',
  },
  specialBenefit: {
    name: 'Benefício especial',
    meaning:
      'O que a União paga, além dos proventos até o teto do RGPS, a quem optou pela previdência complementar, pelo que contribuiu acima do teto até a opção.',
    article: 'Lei 12.618/2012, art. 3º, §§ 1º a 5º',
  },
  calculationDate: {
    name: 'Dt. Para Atualização',
    meaning:
      'Dia em que os tempos são somados, as regras conferidas e os valores trazidos ao dinheiro desse dia. Em branco, é o dia de hoje ou, sem registros, o dia em que os tempos foram informados.',
    article: null,
  },
  publicServiceIngressDate: {
    name: 'Ingresso no serviço público',
    meaning:
      'Data da mais antiga investidura em cargos efetivos sucessivos, sem interrupção entre eles. Ela decide quais regras de transição estão abertas.',
    article: 'Portaria MTP 1.467/2022, art. 166',
  },
  registrationDate: {
    name: 'Filiação ao RGPS',
    meaning: 'Data da primeira filiação ao INSS. Ela decide quais regras de transição do RGPS estão abertas.',
    article: 'EC 103/2019, art. 15',
  },
  countingMethod: {
    name: 'Contagem do tempo',
    meaning:
      'Em dias: ano de 365 e mês de 30 dias, como nas certidões dos regimes próprios. Data a data: anos, meses e dias do calendário, como nas telas do INSS.',
    article: null,
  },
  premiumLicense: {
    name: 'Licença-prêmio',
    meaning:
      'Licença por assiduidade. A adquirida até 16/12/1998 e não gozada conta em dobro como tempo de contribuição.',
    article: 'EC 20/1998, art. 4º',
  },
  cnis: {
    name: 'CNIS',
    meaning:
      'Cadastro Nacional de Informações Sociais: o extrato dos vínculos, remunerações e contribuições que o INSS tem de cada pessoa.',
    article: 'Lei 8.213/1991, art. 29-A',
  },
  ctc: {
    name: 'CTC',
    meaning: 'Certidão de Tempo de Contribuição: leva a um regime o tempo que se cumpriu no outro.',
    article: 'Lei 8.213/1991, art. 96',
  },
  ppp: {
    name: 'PPP',
    meaning:
      'Perfil profissiográfico previdenciário: documento da empresa com o que se fez nela e a que agentes nocivos se esteve exposto.',
    article: 'Lei 8.213/1991, art. 58, §§ 1º e 4º',
  },
  ltcat: {
    name: 'LTCAT',
    meaning:
      'Laudo técnico das condições ambientais do trabalho, de médico do trabalho ou engenheiro de segurança, em que o PPP se baseia.',
    article: 'Lei 8.213/1991, art. 58, § 1º',
  },
  mei: {
    name: 'MEI',
    meaning: 'Microempreendedor individual: paga ao INSS 5% do salário mínimo.',
    article: 'Lei 8.212/1991, art. 21, § 2º, II, a',
  },
  ec: {
    name: 'EC',
    meaning: 'Emenda à Constituição, Federal ou do Estado. A reforma da previdência é a EC 103/2019.',
    article: null,
  },
} as const satisfies Record<string, GlossaryEntry>;

export type GlossaryKey = keyof typeof glossary;
