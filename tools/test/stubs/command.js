// Stands for migrate, seed, seed-clients and create-admin in tests of the starter.
console.log(`done ${process.argv.slice(2).join(' ')}`);
