/** What the toll of a teacher consists of, in both regimes: the text says less than it is taken to. */
export const TEACHERS_TOLL =
  'O pedágio é pedido em magistério, como o tempo que faltava (EC 103/2019, art. 20, § 1º); o inciso IV diz só “período adicional de contribuição”. Quem tem outro tempo depois de 13/11/2019 deve conferir com o órgão.';
