/**
 * What the toll of a teacher consists of: the texts say less than they are taken to. `reduced`: the item that asks for teaching
 * alone; `toll`: the item of the toll, as its own law counts its items; `measuredOn`: written DD/MM/YYYY.
 */
export const teachersToll = (reduced: string, toll: string, measuredOn: string): string =>
  `O pedágio é pedido em magistério, como o tempo que faltava (${reduced}); o ${toll} diz só “período adicional de contribuição”. Quem tem outro tempo depois de ${measuredOn} deve conferir com o órgão.`;

/** The same of EC 103/2019. */
export const TEACHERS_TOLL = teachersToll('EC 103/2019, art. 20, § 1º', 'inciso IV', '13/11/2019');
