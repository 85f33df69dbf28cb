/** The name of a missing datum, and where to enter it. */
export const missingDataWords: Readonly<Record<string, { label: string; place: 'customer' | 'calculation' }>> = {
  'customer.birthDate': { label: 'Data de nascimento', place: 'customer' },
  'customer.gender': { label: 'Sexo', place: 'customer' },
  'calculation.regimeId': { label: 'Regime (ente ou instituto)', place: 'calculation' },
  'calculation.publicServiceIngressDate': { label: 'Data de ingresso no serviço público', place: 'calculation' },
  'calculation.publicServiceTime': { label: 'Tempo de serviço público', place: 'calculation' },
  'calculation.teachingTime': { label: 'Tempo de magistério', place: 'calculation' },
  'calculation.carreerTime': { label: 'Tempo de carreira', place: 'calculation' },
  'calculation.positionTime': { label: 'Tempo no cargo', place: 'calculation' },
  'calculation.contributionTime': { label: 'Tempo de contribuição', place: 'calculation' },
};

/** The missing data in words: 'Sexo, Data de nascimento'. A name without words is shown as it is. */
export const missingDataList = (names: readonly string[]): string =>
  names.map((name) => missingDataWords[name]?.label ?? name).join(', ');
