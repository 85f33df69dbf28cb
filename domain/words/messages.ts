/** Field messages shared by screen and API, letter for letter as the specification has them. */
export const messages = {
  required: 'Campo obrigatório',
  invalidEmail: 'E-mail inválido',
  nameTooLong: 'Nome muito longo.',
  invalidRegime: 'Regime inválido.',
  invalidRegimeType: 'Tipo de regime inválido',
  invalidDate: 'Data inválida',
  futureDate: 'A data informada é inválida, informe uma data válida menor ou igual a hoje',
  invalidRecordDates: 'Data de início e término inválidas',
  invalidValue: 'Valor inválido',
  notNegative: 'O valor não pode ser negativo',
  unknownField: 'Campo desconhecido',
  invalidState: 'UF inválida',
  invalidPhone: 'Telefone inválido',
  invalidZipcode: 'CEP inválido',
  passwordTooShort: 'A senha deve ter no mínimo 6 caracteres',
  repeatedMonth: 'Mês repetido',
  divisionDate: 'Selecione uma data de divisão',
  readOnlyTimes:
    'Não é possível alterar esse campo pois o sistema está considerando os dados dos registros de trabalho.',
  maximumDays: (days: number) => `Valor máximo permitido: ${days} dias`,
} as const;
