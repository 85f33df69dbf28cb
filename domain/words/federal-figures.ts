/** What 'igual à União' means, figure by figure: EC 103/2019, arts. 10, 4, 20 and 10, § 2. Homem, mulher; one for both where only one stands. */
export const FEDERAL = {
  permanent: { ages: [65, 62], teacherAges: [60, 57], years: [25, 25], publicService: 10, position: 5 },
  points: {
    years: [35, 30],
    teacherYears: [30, 25],
    publicService: 20,
    position: 5,
    limits: [105, 100],
    teacherLimits: [100, 92],
    fullPayAges: [65, 62],
  },
  toll: {
    ages: [60, 57],
    teacherAges: [55, 52],
    years: [35, 30],
    teacherYears: [30, 25],
    publicService: 20,
    position: 5,
  },
  police: { ages: [55, 55], years: [30, 30], inPolice: [25, 25] },
  exposure: { age: 60, publicService: 10, position: 5 },
} as const;
