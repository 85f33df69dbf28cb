/** Where no MongoDB is: no test listens on a port of services, while a free one may be taken before it is asked. */
export const NOBODY_THERE = 'mongodb://127.0.0.1:1';
