// Stands for the worker in tests of the starter.
console.log('worker ready');
setInterval(() => {}, 1000);
