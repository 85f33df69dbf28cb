import { describe, expect, it } from 'vitest';
import { MalformedAddress } from '../config.ts';
import { MongoDatabase } from './mongo-database.ts';

describe('an address of MongoDB', () => {
  it.each([
    ['mongodb://one:27017', 'genial'],
    ['mongodb://one:27017/?replicaSet=rs', 'genial'],
    ['mongodb://one:27017/planning', 'planning'],
    ['mongodb://ana:s,%2Fy@one:27017,two:27017/planning?replicaSet=rs', 'planning'],
  ])('%s means the database %s', async (address, name) => {
    const database = new MongoDatabase(address, 'views');
    expect(database.db.databaseName).toBe(name);
    await database.close();
  });

  it.each([
    'mongodb://',
    'mongodb://one:port',
    'mongodb://one/genial?unheardOf=1',
    'mongodb://one:1,two:2/?directConnection=true',
    'mongodb+srv://one:27017/genial',
    'mongodb://ana:%zz@one/genial',
  ])('%s is refused, naming the reason', (address) => {
    expect(() => new MongoDatabase(address, 'views')).toThrow(MalformedAddress);
  });

  it('is not repeated in errors if it contains a password', () => {
    const malformed = () => new MongoDatabase('mongodb://ana:secr:et@one:port', 'views');
    expect(malformed).toThrow('The address of MongoDB is malformed');
    expect(malformed).not.toThrow(/ana|secr|one/);
  });
});
